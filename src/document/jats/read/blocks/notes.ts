import type { Block, Note } from '../../../node.ts'
import type { BlockHandler } from '../handlers.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenAfterFirst, childrenExcept, firstChild } from '../xml/read.ts'
import { readLabel } from './read-float.ts'

export const readNoteGroup: BlockHandler = (element, context) => {
  const title = firstChild(element, 'title')
  const notes: Note[] = []
  let between: (XmlElement | string)[] = []
  const flush = () => {
    const children = context.readBlocks(between)
    if (children.length > 0) notes.push({ id: null, label: [], type: null, children })
    between = []
  }
  for (const child of childrenAfterFirst({ ...element, children: childrenExcept(element, 'label') }, 'title')) {
    if (typeof child === 'string' || child.name !== 'fn') between.push(child)
    else {
      flush()
      notes.push(readNote(child, context))
    }
  }
  flush()
  const label = readLabel(element, context)
  const heading = title ? context.readInline(title.children) : []
  return [
    {
      kind: 'notes',
      id: attribute(element, 'id'),
      title: label.length > 0 ? [...label, { kind: 'text', value: ' ' }, ...heading] : heading,
      notes,
    },
  ]
}

/** Reads an `fn` among blocks. */
export const readLooseNote: BlockHandler = (element, context) => [
  { kind: 'notes', id: null, title: [], notes: [readNote(element, context)] },
]

function readNote(element: XmlElement, context: ReadContext): Note {
  return {
    id: attribute(element, 'id'),
    label: readLabel(element, context),
    type: attribute(element, 'fn-type'),
    children: context.readBlocks(childrenExcept(element, 'label')),
  }
}

/** Neighbouring loose notes form one group. */
export function joinLooseNotes(blocks: Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'notes' && last?.kind === 'notes' && isLoose(block) && isLoose(last)) {
      joined[joined.length - 1] = { ...last, notes: [...last.notes, ...block.notes] }
    } else joined.push(block)
  }
  return joined
}

function isLoose(block: { id: string | null; title: unknown[] }): boolean {
  return block.id === null && block.title.length === 0
}
