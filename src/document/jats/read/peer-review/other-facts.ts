/** Reads the data of a report's front that a report has no field for, as blocks, so that nothing is lost. */

import type { PartialDate } from '../../../../core/text/date.ts'
import type { ArticleMetadata } from '../../../article-document.ts'
import { readableWord } from '../../../html/facts.ts'
import type { Block, DefinitionList, Inline } from '../../../node.ts'
import { joinRuns, text } from '../inline-runs.ts'
import { isRecommendation } from './recommendation.ts'

export function describeOtherFacts(metadata: ArticleMetadata): Block[] {
  const facts: [string, Inline[]][] = []
  const add = (term: string, ...runs: Inline[][]) =>
    facts.push(...runs.filter(run => run.length > 0).map((run): [string, Inline[]] => [term, run]))
  const words = (value: string | null): Inline[] => (value ? [text(value)] : [])
  const { permissions, journal } = metadata
  add('Subtitle', ...metadata.subtitles)
  add('Alternative title', ...metadata.alternativeTitles.map(title => title.title))
  add('Translated title', ...metadata.translatedTitles.map(title => joinRuns([title.title, ...title.subtitles], ': ')))
  add('Identifier', ...metadata.identifiers.filter(id => id.value !== metadata.doi).map(id => words(`${id.type}: ${id.value}`)))
  add('Category', words(metadata.heading), ...metadata.subjects.map(subject => words(subject.path.join(' / '))))
  add('Journal', ...[journal.title, journal.abbreviation, journal.publisher, journal.publisherPlace].map(words))
  add('ISSN', ...journal.issns.map(issn => words(issn.value)))
  add('Journal identifier', ...journal.identifiers.map(id => words(`${id.type}: ${id.value}`)))
  add('Keywords', ...metadata.keywords.map(group => group.title))
  add('Volume', words(metadata.volume))
  add('Issue', words(metadata.issue))
  add('Pages', words([metadata.firstPage, metadata.lastPage].filter(Boolean).join('–') || null), words(metadata.elocationId))
  add('Version', words(metadata.versionLabel))
  for (const { type, date } of metadata.dates) if (date !== metadata.published) add(`Date (${type})`, words(isoDate(date)))
  for (const event of metadata.history)
    if (event.date !== metadata.published || event.description.length > 0)
      add(`Date (${event.type})`, joinRuns([words(event.date && isoDate(event.date)), event.description], ' '))
  add('Correspondence', ...metadata.correspondence.map(entry => joinRuns([words(entry.label), entry.children], ' ')))
  add('Funding', ...metadata.funding.awards.map(award => award.text), ...metadata.funding.statements, ...metadata.funding.openAccess)
  add(
    'Copyright',
    ...permissions.statements,
    ...(permissions.statements.length > 0
      ? []
      : [words([permissions.copyrightYear, permissions.copyrightHolder].filter(Boolean).join(' '))]),
  )
  add('Related', ...metadata.related.map(related => related.text))
  add('Conference', ...metadata.conferences.map(conference => conference.text))
  add('Product', ...metadata.products.map(product => product.children))
  add('Link', ...metadata.selfLinks.map(link => (link.text.length > 0 ? link.text : words(link.href))))
  for (const entry of metadata.custom) if (!isRecommendation(entry.name)) add(readableWord(entry.name), entry.value)
  return [
    ...metadata.titleNotes,
    ...metadata.abstracts.flatMap(abstract => [...(abstract.title.length > 0 ? [paragraph(abstract.title)] : []), ...abstract.children]),
    ...(facts.length > 0 ? [definitionList(facts)] : []),
    ...permissions.licences.flatMap(licence => licence.text),
    ...metadata.other,
  ]
}

function definitionList(facts: readonly [string, Inline[]][]): DefinitionList {
  return {
    kind: 'definition-list',
    id: null,
    label: [],
    title: [],
    termHead: [],
    definitionHead: [],
    items: facts.map(([term, run]) => ({ id: null, label: [], terms: [[text(term)]], definitions: [[paragraph(run)]] })),
    children: [],
  }
}

function paragraph(children: Inline[]): Block {
  return { kind: 'paragraph', id: null, continued: false, children }
}

function isoDate(date: PartialDate): string {
  if (date.text) return date.text
  const parts = [date.month, date.day].filter(part => part !== null).map(part => String(part).padStart(2, '0'))
  return [String(date.year), ...parts].join('-')
}
