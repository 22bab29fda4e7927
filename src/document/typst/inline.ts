import { safeHref } from '../../core/text/link.ts'
import { primaryLanguage } from '../html/labels/language.ts'
import type { CrossReference, Inline, InlineNote, InlineStyle } from '../node.ts'
import type { InlineOfKind } from '../parts.ts'
import { titleText } from '../text.ts'
import { call, literal, noTypst, sequence, space, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { fileName } from './file-name.ts'
import { writeInlineFormula } from './formula.ts'
import { writeInlineImage } from './image.ts'

type Writers = { [Kind in keyof InlineOfKind]: (node: InlineOfKind[Kind], context: TypstContext) => Typst }

const styles: Record<InlineStyle, string | null> = {
  bold: 'strong',
  italic: 'emph',
  subscript: 'sub',
  superscript: 'super',
  underline: 'underline',
  overline: 'overline',
  strike: 'strike',
  'small-caps': 'smallcaps',
  monospace: 'monospaced',
  'sans-serif': null,
  roman: 'upright',
  quotation: 'quoted',
  ruby: null,
  'ruby-text': 'ruby-text',
}

const writers: Writers = {
  text: node => words(node.value),
  styled: (node, context) => {
    const inner = (node.style === 'superscript' ? context.with({ raised: true }) : context).inlines(node.children)
    const name = styles[node.style]
    return name === null || inner === noTypst ? inner : call(name, [inner])
  },
  link: (node, context) => {
    const url = safeHref(node.href)
    const inner = context.with({ insideLink: true }).inlines(node.children)
    return url === null || inner === noTypst || context.setting.plain ? inner : context.link(url, inner)
  },
  'file-link': (node, context) => {
    const url = context.setting.file(node.href)?.url ?? null
    const inner = context.with({ insideLink: true }).inlines(node.children)
    const name = inner === noTypst ? words(fileName(node.href)) : inner
    return url === null ? name : context.link(url, name)
  },
  'cross-reference': writeCrossReference,
  'inline-formula': (node, context) => sequence([context.place(node), writeInlineFormula(node.formula, context)]),
  'inline-graphic': (node, context) => writeInlineImage(node.graphic, context),
  'inline-note': writeInlineNote,
  'inline-code': node => (node.text === '' ? noTypst : call('raw', [literal(node.text)])),
  abbreviation: (node, context) => context.inlines(node.children),
  marked: (node, context) => {
    // The text already contains an index term.
    if (node.as === 'index-term') return noTypst
    return sequence([context.place(node), inLanguage(node.language, context.inlines(node.children))])
  },
  people: (node, context) => context.inlines(node.children),
  person: (node, context) => context.inlines(node.children),
  'line-break': () => call('linebreak'),
  'unknown-inline': (node, context) => context.inlines(node.children),
}

export function writeInline(node: Inline, context: TypstContext): Typst {
  return writeKind(node.kind, node, context)
}
function writeKind<Kind extends keyof InlineOfKind>(kind: Kind, node: InlineOfKind[Kind], context: TypstContext): Typst {
  return writers[kind](node, context)
}

/** Sets the language for hyphenation and screen readers; unchanged where the language has no plain code. */
export function inLanguage(language: string | null, content: Typst): Typst {
  const code = language === null ? '' : primaryLanguage(language)
  return content === noTypst || !/^[a-z]{2,3}$/.test(code) ? content : call('text', [content], { lang: literal(code) })
}

function writeCrossReference(node: CrossReference, context: TypstContext): Typst {
  const { plain, insideLink, raised, marks } = context.setting
  const isNote = node.refType === 'fn' || node.refType === 'table-fn'
  const isMark = isNote && !raised && node.children.every(child => child.kind === 'text') && titleText(node.children).length <= 3
  const text = context.with({ insideLink: true }).inlines(node.children)
  const shown = isMark && text !== noTypst ? call('super', [text]) : text
  const target = node.targets.map(id => marks.find(id)).find(name => name !== null)
  return target === undefined || plain || insideLink || shown === noTypst ? shown : call('go-to', [literal(target), shown])
}

/** A note goes to the foot of its page; a note within a note or a link stays where it is called. */
function writeInlineNote(node: InlineNote, context: TypstContext): Typst {
  if (context.setting.plain) return noTypst
  const content = sequence([context.place(node), context.with({ insideNote: true, insideLink: false }).blocks(node.children)])
  if (content === noTypst) return noTypst
  if (context.setting.insideNote || context.setting.insideLink) return sequence([space, words('['), content, words(']')])
  return call('footnote', [content])
}

/** True where a run of text would show nothing. */
export function isEmpty(nodes: readonly Inline[]): boolean {
  return nodes.every(node => node.kind === 'text' && node.value.trim() === '')
}
