/** Converts running text to words that know the marks around them, and back again. */
import type { CrossReference, Inline, InlineFormula, InlineGraphic } from '../node.ts'
import { blockText, inlineText, mathText } from '../text.ts'

/** Nodes that mark their children. */
type Wrapper = Extract<Inline, { children: Inline[] }>

export interface Token {
  /** Equal for tokens with the same content. White space and the numbers of renumbered references do not affect it. */
  key: string
  text: string
  /** Whether white space precedes it. */
  spaced: boolean
  /** The marks around it, outermost first. */
  wrappers: readonly Wrapper[]
  /** A node that is never split: a reference within the article, a formula, an image. */
  atom: Inline | null
  isWord: boolean
}

/** Names the target of a reference within the article, the same in both versions; null where it is not known. */
export type NameTarget = (sourceId: string) => string | null

interface Reading {
  tokens: Token[]
  /** Whether white space was read that precedes the next token. */
  spaced: boolean
  nameTarget: NameTarget
  hashOf: (href: string) => string | null
}

export interface TokenSource {
  nameTarget: NameTarget
  /** Identifies an image by its content; null for a missing file. */
  hashOf: (href: string) => string | null
}

/** A number is one word with its points and commas; scripts without spaces are split into characters. */
const pieces =
  /\s+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]\p{M}*|[\p{L}\p{N}\p{M}]+(?:['’.,·-][\p{L}\p{N}\p{M}]+)*|[^\s]/gu
const lettersOrDigits = /[\p{L}\p{N}]/u

export function tokensOf(nodes: readonly Inline[], source: TokenSource): Token[] {
  const reading: Reading = { tokens: [], spaced: false, ...source }
  readNodes(nodes, [], reading)
  return reading.tokens
}

function readNodes(nodes: readonly Inline[], wrappers: readonly Wrapper[], reading: Reading): void {
  for (const node of nodes) readNode(node, wrappers, reading)
}

function readNode(node: Inline, wrappers: readonly Wrapper[], reading: Reading): void {
  switch (node.kind) {
    case 'text':
      readText(node.value, wrappers, reading)
      break
    case 'line-break':
      reading.spaced = true
      break
    case 'inline-note':
      // A note's text is read where it is called, as in plain text, so that none of it is missed.
      readText(` [${blockText(node.children)}]`, wrappers, reading)
      break
    case 'inline-code':
      push(node.text, `code ${node.text}`, wrappers, node, reading)
      break
    case 'cross-reference':
      push(inlineText(node.children), referenceKey(node, reading), wrappers, node, reading)
      break
    case 'inline-formula':
      push(inlineText([node]), formulaKey(node), wrappers, node, reading)
      break
    case 'inline-graphic':
      push(inlineText([node]), imageKey(node, reading), wrappers, node, reading)
      break
    case 'marked':
      // Readers do not see index terms.
      if (node.as !== 'index-term') readNodes(node.children, [...wrappers, node], reading)
      break
    default:
      readNodes(node.children, [...wrappers, node], reading)
  }
}

function readText(text: string, wrappers: readonly Wrapper[], reading: Reading): void {
  for (const [piece] of text.matchAll(pieces)) {
    if (piece.trim() === '') reading.spaced = true
    else push(piece, keyOf(piece, wrappers), wrappers, null, reading)
  }
}

function push(text: string, key: string, wrappers: readonly Wrapper[], atom: Inline | null, reading: Reading): void {
  reading.tokens.push({ key, text, spaced: reading.spaced, wrappers, atom, isWord: atom !== null || lettersOrDigits.test(text) })
  reading.spaced = false
}

/** A word in italics differs from the plain word, and so does one with another link; the style of a comma does not matter. */
function keyOf(text: string, wrappers: readonly Wrapper[]): string {
  if (wrappers.length === 0 || !lettersOrDigits.test(text)) return text
  const marks = wrappers.flatMap(node => (node.kind === 'styled' ? node.style : node.kind === 'link' ? node.href : []))
  return marks.length === 0 ? text : `${text}\u0000${marks.sort().join(' ')}`
}

/** The target identifies the reference; of its text, only the part that renumbering does not change. */
function referenceKey(node: CrossReference, { nameTarget }: Reading): string {
  const text = inlineText(node.children)
  const targets = node.targets.map(nameTarget)
  if (targets.length === 0 || targets.includes(null)) return `to ${node.targets.join(' ')}: ${text}`
  return `to ${targets.join(' ')}: ${text.replace(/\p{N}+/gu, '#').toLowerCase()}`
}

function formulaKey({ formula }: InlineFormula): string {
  const said = formula.mathml === null ? (formula.tex ?? formula.graphic?.href ?? '') : mathText(formula.mathml)
  return `formula ${said.replace(/\s+/g, ' ')} ${inlineText(formula.text)}`
}

function imageKey({ graphic }: InlineGraphic, { hashOf }: Reading): string {
  return `picture ${hashOf(graphic.href) ?? graphic.href}`
}

/** Converts tokens back to running text with their marks. */
export function inlinesOf(tokens: readonly Token[]): Inline[] {
  const result: Inline[] = []
  // The open nodes, outermost first: the source's mark, and the children of its copy.
  const open: { wrapper: Wrapper; children: Inline[] }[] = []
  for (const token of tokens) {
    let shared = 0
    while (shared < open.length && open[shared]?.wrapper === token.wrappers[shared]) shared += 1
    open.length = shared
    if (token.spaced) addText(open.at(-1)?.children ?? result, ' ')
    for (const wrapper of token.wrappers.slice(shared)) {
      const children: Inline[] = []
      ;(open.at(-1)?.children ?? result).push({ ...wrapper, children })
      open.push({ wrapper, children })
    }
    const children = open.at(-1)?.children ?? result
    if (token.atom === null) addText(children, token.text)
    else children.push(token.atom)
  }
  return result
}

function addText(children: Inline[], text: string): void {
  const last = children.at(-1)
  if (last?.kind === 'text') last.value += text
  else children.push({ kind: 'text', value: text })
}

/** The tokens as one line of plain text. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, spaced }) => (spaced ? ` ${text}` : text))
    .join('')
    .trim()
}
