/** Reads the statements that every article should have: competing interests, ethics, data availability. */
import type { Block, Inline, Note } from '../../../node.ts'
import { plainText, readRun, text, trimRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, elementChildren, firstChild, hasText, textOf } from '../xml/read.ts'
import type { FrontMatter } from './front-matter.ts'
import { type Topic, topicOf, topicOfTitle } from './topics.ts'

export interface Statements {
  competingInterests: Block[]
  ethics: Block[]
  dataAvailability: Block[]
}

/**
 * Statements of the front (footnotes of `author-notes`, notes beside the metadata) are moved here completely. Those of the body and the
 * back stay in the text, and are copied here.
 */
export function readStatements(article: XmlElement, front: FrontMatter, context: ReadContext): Statements {
  const inFront = [
    ...elementChildren(front.articleMeta)
      .filter(child => child.name === 'author-notes')
      .flatMap(elementChildren),
    ...front.others,
  ]
  const inText = elementChildren(article)
    .filter(child => child.name === 'body' || child.name === 'back')
    .flatMap(findStatements)
  const read = (topic: Topic) =>
    [...inFront.filter(isStatement), ...inText]
      .filter(element => topicOf(element) === topic)
      .flatMap(element => readStatement(element, topic, context))
  return { competingInterests: read('competing-interests'), ethics: read('ethics'), dataAvailability: read('data-availability') }
}

/** Whether `readStatements` reads a footnote or note of the front, so that the reader of author notes skips it. */
export function isStatement(element: XmlElement): boolean {
  const topic = topicOf(element)
  return topic !== null && topic !== 'funding'
}

/** Outermost sections and footnotes about a topic. */
function findStatements(place: XmlElement): XmlElement[] {
  return elementChildren(place).flatMap(child => {
    if (['sec', 'notes', 'fn-group', 'fn', 'ack'].includes(child.name) && isStatement(child)) return [child]
    return ['sec', 'notes', 'fn-group', 'app-group', 'app'].includes(child.name) ? findStatements(child) : []
  })
}

/** A title that only repeats the topic is removed. */
function readStatement(element: XmlElement, topic: Topic, context: ReadContext): Block[] {
  const title = firstChild(element, 'title')
  const label = firstChild(element, 'label')
  const retained: Block[] =
    title && topicOfTitle(textOf(title)) !== topic && hasText(title.children)
      ? [paragraph([{ kind: 'styled', style: 'bold', children: readRun(title, context) }])]
      : []
  const children =
    element.name === 'fn-group'
      ? elementChildren(element)
          .filter(child => child !== title)
          .flatMap(child => (child.name === 'fn' ? childrenExcept(child, 'label') : [child]))
      : childrenExcept(element, 'label', 'title')
  const blocks = [...retained, ...withoutLeadingName(context.readBlocks(children), topic)]
  const id = attribute(element, 'id')
  const isHeading = label !== null && title === null && /\p{L}{4}/u.test(textOf(label))
  if (isHeading && topicOfTitle(textOf(label)) !== topic)
    return [paragraph([{ kind: 'styled', style: 'bold', children: readRun(label, context) }]), ...blocks]
  const isCalled = element.name === 'fn' && id !== null && label !== null && !isHeading
  return isCalled ? [asNote({ id, label: readRun(label, context), type: attribute(element, 'fn-type'), children: blocks })] : blocks
}

function asNote(note: Note): Block {
  return { kind: 'notes', id: null, title: [], notes: [note] }
}

function paragraph(children: Inline[]): Block {
  return { kind: 'paragraph', id: null, continued: false, children }
}

/** F1000 begins the paragraph with “Competing interests:” in bold, which the page adds itself. */
function withoutLeadingName(blocks: Block[], topic: Topic): Block[] {
  const [first, ...others] = blocks
  if (first?.kind !== 'paragraph') return blocks
  const run = trimRun(first.children)
  const [name, ...rest] = run
  const following = rest[0]
  if (name?.kind !== 'styled' || name.style !== 'bold' || topicOfTitle(plainText([name])) !== topic) return blocks
  const children = trimRun(following?.kind === 'text' ? [text(following.value.replace(/^\s*:/, '')), ...rest.slice(1)] : rest)
  return children.length > 0 ? [{ ...first, children }, ...others] : others
}
