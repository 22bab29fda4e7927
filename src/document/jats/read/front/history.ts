import type { ArticleMetadata } from '../../../article-document.ts'
import type { Inline } from '../../../node.ts'
import { joinRuns, readRun, trimRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, elementChildren, hasText } from '../xml/read.ts'
import { readDate } from './dates.ts'

type Event = ArticleMetadata['history'][number]

/** Reads received, accepted and similar dates from `history`, and the events of `pub-history`, in the source's order. */
export function readHistory(meta: XmlElement, context: ReadContext): Event[] {
  return childrenNamed(meta, 'history', 'pub-history').flatMap(list => {
    const said: Event[] = []
    const events = elementChildren(list).flatMap(child => {
      if (child.name === 'date') return [readDated(child, context)]
      if (child.name === 'event') return readEvent(child, context)
      const isWritten = child.name === 'p' || child.name === 'string-date'
      return isWritten && hasText([child]) ? [{ type: 'history', date: null, description: readRun(child, context), links: [] }] : []
    })
    // JATS 1.4 allows a history in prose with dates in it.
    const words = list.children.filter(child => typeof child === 'string' || !readApart.has(child.name))
    if (hasText(words)) said.push({ type: 'history', date: null, description: trimRun(context.readInline(words)), links: [] })
    return [...events, ...said]
  })
}
const readApart: ReadonlySet<string> = new Set(['date', 'event', 'p', 'string-date', 'x'])

function readDated(element: XmlElement, context: ReadContext): Event {
  const date = readDate(element)
  const type = attribute(element, 'date-type') ?? attribute(element, 'pub-type') ?? 'date'
  if (!date) context.warn('invalid-value', element, `The date “${type}” has no year.`)
  return { type, date, description: date ? [] : readRun(element, context), links: [] }
}

/** Reads an event and, where it has several dates, an entry for each further one. The first entry has the event's text. */
function readEvent(event: XmlElement, context: ReadContext): Event[] {
  const dates = childrenNamed(event, 'date', 'pub-date').map(date => readDated(date, context))
  const said: Inline[][] = []
  const links: Event['links'] = []
  for (const child of elementChildren(event)) {
    if (child.name === 'date' || child.name === 'pub-date') continue
    const href = attribute(child, 'xlink:href')
    if (child.name === 'self-uri' && href) {
      links.push({ type: attribute(child, 'content-type'), href })
      if (hasText(child.children)) said.push([{ kind: 'link', href, children: readRun(child, context) }])
    } else if (child.name === 'notes') said.push(...elementChildren(child).map(part => readRun(part, context)))
    else if (hasText(child.children)) said.push(readRun(child, context))
  }
  const [first, ...further] = dates
  const type = attribute(event, 'event-type') ?? first?.type ?? 'event'
  const description = joinRuns([...said, ...(first?.description ? [first.description] : [])], '; ')
  return [{ type, date: first?.date ?? null, description, links }, ...further]
}
