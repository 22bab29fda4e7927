import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { blockForms, blockKinds } from '../block-forms.ts'
import { readPage } from '../html/read-page.ts'
import { writePage } from '../html/write-page.ts'
import { nodeTypes } from '../schema.ts'
import { addItem, duplicate, insert, move, newBlock, remove } from './change-blocks.ts'
import { enter, setLineStyle, toggle, toggleList, toggleQuotation } from './change-text.ts'
import { blockAt, itemAt } from './find-block.ts'
import { linkAt, setLink } from './links.ts'

/** Builds a state from HTML in which one `|` marks the cursor and two mark a selection. */
function stateOf(html: string): EditorState {
  const { document } = readPage(html)
  const places: number[] = []
  document.descendants((node, at) => {
    for (let index = node.text?.indexOf('|') ?? -1; index >= 0; index = node.text?.indexOf('|', index + 1) ?? -1) places.push(at + index)
  })
  let state = EditorState.create({ doc: document })
  for (const at of places.toReversed()) state = state.apply(state.tr.delete(at, at + 1))
  const [from = 1, to = from + 1] = places
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, places.length > 1 ? to - 1 : from)))
}
const after = (html: string, command: Command): string => {
  let state = stateOf(html)
  command(state, transaction => {
    state = state.apply(transaction)
  })
  state.doc.check()
  return writePage(state.doc)
}

describe('editing text', () => {
  test.each<[string, string, Command, string]>([
    ['a heading keeps its id, and what follows has none', '<h2 id="fees">Fe|es</h2>', enter, '<h2 id="fees">Fe</h2>\n<h2 id="es">es</h2>'],
    ['a paragraph follows a heading', '<h3>Fees|</h3><p>x</p>', enter, '<h3>Fees</h3>\n<p>x</p>'],
    ['a new heading gets an id of its words', '<p>What it |costs</p>', setLineStyle('h2'), '<h2 id="what-it-costs">What it costs</h2>'],
    ['two headings never share one', '<h2 id="a">A</h2><p>A|</p>', setLineStyle('h2'), '<h2 id="a">A</h2>\n<h2 id="a-2">A</h2>'],
    ['a heading is text again', '<h2 id="a">A|</h2>', setLineStyle('paragraph'), '<p id="a">A</p>'],
    ['bold is strong', '<p>|old| roof</p>', toggle('bold'), '<p><strong>old</strong> roof</p>'],
    ['what was bold in another way is plain again', '<p><b>|old|</b> roof</p>', toggle('bold'), '<p>old roof</p>'],
    ['a list', '<p>One|</p>', toggleList(nodeTypes.bulletList), '<ul><li><p>One</p></li></ul>'],
    ['of another kind', '<ul><li>One|</li></ul>', toggleList(nodeTypes.orderedList), '<ol><li>One</li></ol>'],
    ['and none again', '<ul><li>One|</li></ul>', toggleList(nodeTypes.bulletList), '<p>One</p>'],
    ['items are bare as those before them', '<ul><li>One|</li></ul>', enter, '<ul><li>One</li><li></li></ul>'],
    ['a quotation and back', '<blockquote><p>Said|</p></blockquote>', toggleQuotation, '<p>Said</p>'],
    ['a term is followed by what it means', '<dl><dt>A|</dt></dl>', enter, '<dl><dt>A</dt><dd></dd></dl>'],
    [
      'Enter leaves the title of an item',
      '<div data-block="columns"><div><h3>T|</h3><p>x</p></div></div>',
      enter,
      '<div data-block="columns"><div><h3>T</h3><p>x</p></div></div>',
    ],
  ])('the command works: %s', (_, html, command, expected) => expect(after(html, command)).toBe(expected))

  test('a link is set on the selected words, or inserted with its URL as text', () => {
    const state = stateOf('<p>See |us| there</p>')
    expect(writePage(state.apply(setLink(state, linkAt(state), '/about', 'us')).doc)).toBe('<p>See <a href="/about">us</a> there</p>')
    const within = stateOf('<p>See <a href="/x" hreflang="de">u|s <b>all</b></a></p>')
    expect(linkAt(within)).toMatchObject({ href: '/x', text: 'us all', isLink: true })
    expect(linkAt(stateOf('<p>See <a href="/x">us|</a> there</p>'))).toMatchObject({ href: '/x', text: 'us', isLink: true })
    expect(linkAt(stateOf('<p>See| <a href="/x">us</a></p>'))).toMatchObject({ text: '', isLink: false })
    expect(writePage(within.apply(setLink(within, linkAt(within), '/y', 'us all')).doc)).toBe(
      '<p>See <a href="/y" hreflang="de">us <b>all</b></a></p>',
    )
  })
})

describe('editing blocks', () => {
  const accordions =
    '<div data-block="accordions"><details id="a"><summary>A</summary><p>x|</p></details><details><summary>B</summary><p>y</p></details></div>'

  test.each(blockKinds)('a new %s is a block of its kind, wherever it is inserted', kind => {
    const state = stateOf('<ul><li>In a list|</li></ul>')
    const { doc } = state.apply(insert(state, newBlock(blockForms[kind].start, null)))
    doc.check()
    const html = writePage(doc)
    expect(html).toContain(`<ul><li>In a list</li></ul>\n<`)
    expect(html).toContain(`data-block="${kind}"`)
    // It is parsed as a known block, not kept as raw HTML.
    expect(readPage(html).document.lastChild?.type).not.toBe(nodeTypes.rawBlock)
  })

  test('a new block replaces an empty line, also in a list item', () => {
    const state = stateOf('<div data-block="columns"><div><p>|</p></div><div><p>x</p></div></div>')
    const html = writePage(state.apply(insert(state, newBlock(blockForms['cookie-policy'].start, null))).doc)
    expect(html).toBe('<div data-block="columns"><div><div data-block="cookie-policy"></div></div><div><p>x</p></div></div>')
  })

  test('a block moves past its neighbour with the cursor, and stops at the end', () => {
    const state = stateOf(`<p>Before</p>${accordions}`)
    const block = blockAt(state)
    if (!block) throw new Error('There is no block.')
    const moved = move(state, block, -1)
    expect(moved).toMatchObject({ number: 1, count: 2 })
    const next = moved ? state.apply(moved.transaction) : state
    expect(next.selection.$from.parent.textContent).toBe('x')
    expect(writePage(next.doc)).toBe(`${accordions.replace('|', '')}\n<p>Before</p>`)
    const again = blockAt(next)
    expect(again && move(next, again, -1)).toBeNull()
  })

  test('a duplicated block has no ids', () => {
    const state = stateOf(accordions)
    const block = blockAt(state)
    if (!block) throw new Error('There is no block.')
    const html = writePage(state.apply(duplicate(state, block)).doc)
    expect(html).toBe(`${accordions.replace('|', '')}\n${accordions.replace('|', '').replace(' id="a"', '')}`)
  })

  test('removing the only block leaves an empty paragraph', () => {
    const state = stateOf(accordions)
    const block = blockAt(state)
    if (!block) throw new Error('There is no block.')
    const next = state.apply(remove(state, block))
    next.doc.check()
    expect(writePage(next.doc)).toBe('')
  })

  test('a new item is inserted after the one with the cursor', () => {
    const state = stateOf(accordions)
    const block = blockAt(state)
    if (!block) throw new Error('There is no block.')
    const next = state.apply(addItem(state, block, itemAt(state)))
    next.doc.check()
    expect(next.selection.$from.parent.type).toBe(nodeTypes.itemTitle)
    expect(writePage(next.doc)).toContain('<p>x</p></details><details><summary></summary></details><details><summary>B')
  })

  test('a block is selected as a whole', () => {
    const state = stateOf(accordions)
    const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)))
    expect(blockAt(chosen)?.node.type).toBe(nodeTypes.blockOfItems)
    expect(itemAt(chosen)).toBeNull()
  })
})
