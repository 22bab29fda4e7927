import type { ArticleMetadata } from '../../../article-document.ts'
import { readUrl } from '../../../metadata/identifiers.ts'
import type { Block, Inline } from '../../../node.ts'
import { joinRuns, readRun, text } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, childText, descendantsNamed, elementChildren, firstChild, hasText, textOf } from '../xml/read.ts'
import { composedRun } from './composed-run.ts'
import type { FrontMatter } from './front-matter.ts'

type Custom = ArticleMetadata['custom']

export function readCounts(meta: XmlElement): ArticleMetadata['counts'] {
  return childrenNamed(meta, 'counts')
    .flatMap(counts => elementChildren(counts))
    .flatMap(element => {
      const count = Number(attribute(element, 'count') ?? textOf(element) ?? '')
      const type = attribute(element, 'count-type') ?? element.name.replace(/-count$/, '')
      return Number.isInteger(count) ? [{ type, count }] : []
    })
}

/** Reads every name and value of `custom-meta`, anywhere in the front. */
export function readCustomMeta(front: FrontMatter, context: ReadContext): Custom {
  return [front.articleMeta, ...front.others]
    .flatMap(place => descendantsNamed(place, 'custom-meta'))
    .flatMap(meta => {
      const value = firstChild(meta, 'meta-value')
      const href = readUrl(attribute(meta, 'xlink:href') ?? '')
      const run = value && hasText(value.children) ? readRun(value, context) : []
      const linked: Inline[] = href && run.length > 0 ? [{ kind: 'link', href, children: run }] : run
      const name = childText(meta, 'meta-name') ?? attribute(meta, 'vocab-term') ?? ''
      return name || run.length > 0 ? [{ name, value: linked.length > 0 ? linked : href ? [text(href)] : [] }] : []
    })
}

export function isSampleContent(custom: Custom): boolean {
  return custom.some(
    entry => entry.name === 'sample-content' && entry.value.some(node => node.kind === 'text' && node.value.trim() === 'yes'),
  )
}

/** Children of `article-meta` that other readers read completely. */
const handledSeparately: ReadonlySet<string> = new Set([
  'article-id',
  'object-id',
  'article-version',
  'article-version-alternatives',
  'title-group',
  'contrib-group',
  'aff',
  'aff-alternatives',
  'author-notes',
  'volume',
  'issue',
  'fpage',
  'lpage',
  'elocation-id',
  'isbn',
  'history',
  'pub-history',
  'permissions',
  'copyright-statement',
  'copyright-year',
  'copyright-holder',
  'license',
  'ali:license_ref',
  'ali:free_to_read',
  'self-uri',
  'related-article',
  'related-object',
  'abstract',
  'trans-abstract',
  'kwd-group',
  'funding-group',
  'support-group',
  'contract-num',
  'contract-sponsor',
  'grant-num',
  'grant-sponsor',
  'conference',
  'counts',
  'custom-meta-group',
  'custom-meta-wrap',
  'custom-meta',
  'product',
  'x',
])

/** JATS elements without a field in the article document, which are kept by name. */
const retainedByName: ReadonlySet<string> = new Set([
  'volume',
  'issue',
  'fpage',
  'lpage',
  'elocation-id',
  'volume-id',
  'volume-series',
  'volume-issue-group',
  'issue-id',
  'issue-title',
  'issue-title-group',
  'issue-subtitle',
  'issue-sponsor',
  'issue-part',
  'supplement',
  'page-range',
  'email',
  'ext-link',
  'uri',
  'pub-date-not-available',
  'price',
  'edition',
  'series',
  'notes',
  'issn',
  'publisher',
  'open-access',
  'series-title',
  'series-text',
  'subj-group',
])

/** Reads metadata that no other reader reads. Blocks are kept as such, fields under their element's name. */
export function readLeftovers(front: FrontMatter, context: ReadContext): { custom: Custom; other: Block[] } {
  const custom: Custom = []
  const other: Block[] = []
  for (const child of elementChildren(front.articleMeta)) {
    if (!hasText(child.children) || (handledSeparately.has(child.name) && !isFurther(child, front.articleMeta))) continue
    if (child.name === 'article-categories')
      custom.push(...childrenNamed(child, 'series-title', 'series-text').map(part => ({ name: part.name, value: readRun(part, context) })))
    else if (child.name === 'pub-date') custom.push(...unreadDate(child, context))
    else if (child.name === 'supplementary-material' || child.name === 'notes') other.push(...context.readBlocks([child]))
    else {
      if (!retainedByName.has(child.name))
        context.warn('unknown-element', child, `<${child.name}> is not known in metadata; its text is kept under its name.`)
      custom.push({ name: attribute(child, 'pub-id-type') ?? child.name, value: namedValue(child, context) })
    }
  }
  const ofAbstracts = childrenNamed(front.articleMeta, 'abstract', 'trans-abstract').flatMap(abstract =>
    childrenNamed(abstract, 'object-id'),
  )
  const journalNotes = front.journalMeta ? childrenNamed(front.journalMeta, 'notes').filter(notes => hasText(notes.children)) : []
  other.push(...context.readBlocks(journalNotes))
  custom.push(
    ...ofAbstracts.map(id => ({ name: 'abstract object-id', value: readRun(id, context) })),
    ...readJournalLeftovers(front.journalMeta, context),
  )
  return { custom, other }
}

/** Whether a child is a second volume, page or the like (in another numbering or language): the field holds only the first. */
function isFurther(child: XmlElement, meta: XmlElement): boolean {
  return onceRead.has(child.name) && firstChild(meta, child.name) !== child
}
const onceRead: ReadonlySet<string> = new Set(['volume', 'issue', 'fpage', 'lpage', 'elocation-id'])

function namedValue(element: XmlElement, context: ReadContext): Inline[] {
  return element.name === 'ext-link' || element.name === 'uri' || element.name === 'email'
    ? context.readInline([element])
    : composedRun(element, context)
}

/** A date without a recognisable year is still shown. */
function unreadDate(element: XmlElement, context: ReadContext): Custom {
  if (/\d{4}/.test(textOf(element)) || /\d{4}/.test(attribute(element, 'iso-8601-date') ?? '')) return []
  context.warn('invalid-value', element, 'A publication date has no year.')
  return [{ name: attribute(element, 'date-type') ?? attribute(element, 'pub-type') ?? 'pub-date', value: composedRun(element, context) }]
}

const journalFields: ReadonlySet<string> = new Set([
  'journal-id',
  'journal-title',
  'journal-subtitle',
  'abbrev-journal-title',
  'journal-title-group',
  'issn',
  'issn-l',
  'publisher',
  'contrib-group',
  'aff',
  'aff-alternatives',
  'self-uri',
  'notes',
])

function readJournalLeftovers(journalMeta: XmlElement | null, context: ReadContext): Custom {
  if (!journalMeta) return []
  const titles = [
    ...childrenNamed(journalMeta, 'journal-title-group').flatMap(group => elementChildren(group)),
    ...elementChildren(journalMeta),
  ]
  const first = ['journal-title', 'journal-subtitle', 'abbrev-journal-title'].map(name => titles.find(title => title.name === name))
  const titleNames = new Set(['journal-title', 'journal-subtitle', 'abbrev-journal-title', 'trans-title-group'])
  const translated = titles.filter(title => titleNames.has(title.name) && !first.includes(title))
  const unread = [...translated, ...elementChildren(journalMeta).filter(child => !journalFields.has(child.name))].filter(child =>
    hasText(child.children),
  )
  return unread.map(child => ({ name: `journal ${child.name}`, value: joinRuns([composedRun(child, context)], '') }))
}
