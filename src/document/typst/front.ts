/** Writes the part above the text: type, title, people, dates and rights in brief, abstracts, keywords. */

import { formatDate, formatPartialDate } from '../../core/text/date.ts'
import type { Abstract, Affiliation, ArticleMetadata, Contributor } from '../article-document.ts'
import { labelOfAbstract } from '../html/abstract.ts'
import { affiliationMark, contributorName } from '../html/contributor.ts'
import { missingFrom } from '../html/facts.ts'
import { type ArticleLabels, fillLabel } from '../html/labels/labels.ts'
import { doiUrl } from '../html/reference.ts'
import { authorsOf } from '../metadata/authors.ts'
import { noticePrefix } from '../metadata/publication-notice.ts'
import type { NoticeKind } from '../metadata/related-article.ts'
import { inlineText } from '../text.ts'
import { call, literal, noTypst, sequence, space, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { writeLicence } from './float.ts'
import { writeHeading } from './heading.ts'
import { inLanguage, isEmpty } from './inline.ts'

/** @param isMain the title of the file itself, which PDF/UA requires; a part has a title of its own */
export function writeFront(metadata: ArticleMetadata, isMain: boolean, context: TypstContext): Typst {
  const title = isEmpty(metadata.title) ? words(context.labels.subArticle) : context.inlines(metadata.title)
  return sequence([
    metadata.heading === null ? noTypst : call('kind-of-article', [words(metadata.heading)]),
    isMain
      ? call('title', [sequence([words(noticePrefix(inlineText(metadata.title), context.setting.notice?.kind ?? null)), title])])
      : writeHeading(title, context),
    ...metadata.subtitles.map(subtitle => call('subtitle', [context.inlines(subtitle)])),
    ...metadata.translatedTitles.map(other =>
      call('subtitle', [
        inLanguage(
          other.language,
          sequence([context.inlines(other.title), ...other.subtitles.map(each => context.inlines(each))], words(': ')),
        ),
      ]),
    ),
    isMain ? writeNotice(context) : noTypst,
    writeAuthors(metadata, context),
    writePlaces(metadata, context),
    writeBrief(metadata, isMain, context),
  ])
}

const noticeLabels = {
  retraction: 'noticeRetraction',
  withdrawal: 'noticeWithdrawal',
  'expression-of-concern': 'noticeConcern',
  correction: 'noticeCorrection',
  addendum: 'noticeAddendum',
} as const satisfies Readonly<Record<NoticeKind, keyof ArticleLabels>>

/** “This article has been retracted: https://doi.org/…, 19 Mar 2024”: a page that was saved or printed is read without its site. */
function writeNotice(context: TypstContext): Typst {
  const { labels, setting } = context
  if (setting.notice === null) return noTypst
  const { kind, url, published } = setting.notice
  const name = labels[noticeLabels[kind]]
  const where = sequence(
    [
      url === null ? noTypst : context.link(url, words(url)),
      published === null ? noTypst : words(formatDate(published, setting.language)),
    ].filter(part => part !== noTypst),
    words(', '),
  )
  const sentence = where === noTypst ? words(name) : sequence([words(fillLabel(labels.nameAndValue, { name, value: '' })), where])
  return call('notice', [sentence], { grave: noticePrefix('', kind) !== '' })
}

function writeAuthors(metadata: ArticleMetadata, context: TypstContext): Typst {
  const marks = marksOf(metadata)
  const authors = authorsOf(metadata.contributorGroups).map(author => writeAuthor(author, marks, context))
  const notes = metadata.contributorGroups.flatMap(group => group.notes.map(note => call('par', [context.inlines(note)])))
  return sequence([
    authors.length === 0 ? noTypst : call('authors', [sequence(authors, words(', '))]),
    notes.length === 0 ? noTypst : call('small-print', [sequence(notes)]),
  ])
}

/** With one affiliation for all authors, marks would say nothing. */
function marksOf(metadata: ArticleMetadata): ReadonlyMap<string, string> {
  const marks = new Map<string, string>()
  for (const [index, affiliation] of metadata.affiliations.entries()) {
    if (affiliation.id !== null && (metadata.affiliations.length > 1 || affiliation.label !== null))
      marks.set(affiliation.id, affiliationMark(affiliation, index))
  }
  for (const note of [...metadata.authorNotes, ...metadata.correspondence])
    if (note.id !== null && note.label !== null) marks.set(note.id, note.label)
  return marks
}

export function writeName(contributor: Contributor, context: TypstContext): Typst {
  if (contributor.kind === 'group') return context.inlines(contributor.collectiveName)
  return words(contributorName(contributor, context))
}

/** Keeps a short name in one line. */
function unbroken(author: Contributor, name: Typst, context: TypstContext): Typst {
  const text = author.kind === 'person' ? contributorName(author, context) : ''
  return text === '' || text.length > maxUnbrokenLength ? name : words(text.replaceAll(' ', '\u00a0'))
}
const maxUnbrokenLength = 36

function writeAuthor(author: Contributor, marks: ReadonlyMap<string, string>, context: TypstContext): Typst {
  const linked = [...author.affiliationIds, ...author.noteIds].flatMap(id => {
    const text = marks.get(id)
    const target = context.setting.marks.find(id)
    return text === undefined ? [] : [target === null ? words(text) : call('go-to', [literal(target), words(text)])]
  })
  const signs = [author.isCorresponding ? '✉' : '', author.equalContribution ? '=' : '', author.deceased ? '†' : ''].filter(
    sign => sign !== '',
  )
  // The source's own notes give the same under their own marks.
  const meant = author.noteIds.some(id => marks.has(id)) ? [] : signs
  const raised = sequence([...linked, ...meant.map(words)], words(','))
  const alternatives =
    author.kind === 'person' ? author.alternativeNames.map(other => inLanguage(other.language, words(` (${other.full})`))) : []
  const members = author.kind === 'group' ? author.members.map(member => writeAuthor(member, marks, context)) : []
  return sequence([
    context.place(author),
    unbroken(author, writeName(author, context), context),
    ...alternatives,
    author.degrees.length === 0 ? noTypst : words(`, ${author.degrees.join(', ')}`),
    raised === noTypst ? noTypst : call('super', [raised]),
    writeOrcid(author),
    ...author.onBehalfOf.map(text => sequence([space, context.inlines(text)])),
    members.length === 0 ? noTypst : sequence([words(' ('), sequence(members, words(', ')), words(')')]),
  ])
}

function writeOrcid({ orcid }: Contributor): Typst {
  const [id] = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i.exec(orcid ?? '') ?? []
  return id === undefined ? noTypst : sequence([words('\u00a0'), call('orcid', [literal(`https://orcid.org/${id}`)])])
}

/** Affiliations and correspondence. */
function writePlaces(metadata: ArticleMetadata, context: TypstContext): Typst {
  const { affiliations } = metadata
  const marks = marksOf(metadata)
  const places = affiliations.map((affiliation, index) => {
    const marked = affiliations.length > 1 || affiliation.label !== null
    const mark = marked ? call('super', [words(affiliationMark(affiliation, index))]) : noTypst
    return call('par', [sequence([context.place(affiliation), mark, words('\u2009'), writeAffiliation(affiliation, context)])])
  })
  const correspondence = metadata.correspondence.map(note =>
    call('par', [
      sequence([context.place(note), note.label === null ? noTypst : call('super', [words(note.label)]), context.inlines(note.children)]),
    ]),
  )
  const written = metadata.correspondence.map(note => inlineText(note.children)).join(' ')
  const people = authorsOf(metadata.contributorGroups)
  const isMeant = (author: Contributor): boolean => !author.noteIds.some(id => marks.has(id))
  const corresponding = people
    .filter(author => author.emails.some(email => !written.includes(email)))
    .map(author =>
      sequence([
        writeName(author, context),
        words(' ('),
        sequence(
          author.emails.map(email => context.link(`mailto:${email}`, words(email))),
          words(', '),
        ),
        words(')'),
      ]),
    )
  const signs = [
    people.some(author => author.isCorresponding && isMeant(author)) ? `✉ ${context.labels.corresponding}` : '',
    people.some(author => author.equalContribution && isMeant(author)) ? `= ${context.labels.equalContribution}` : '',
    people.some(author => author.deceased && isMeant(author)) ? `† ${context.labels.deceased}` : '',
  ].filter(sign => sign !== '')
  const addresses = corresponding.length === 0 ? noTypst : call('par', [sequence(corresponding, words('; '))])
  const meanings = signs.length === 0 ? noTypst : call('par', [words(signs.join(' · '))])
  const all = [...places, ...correspondence, addresses, meanings].filter(part => part !== noTypst)
  return all.length === 0 ? noTypst : call('small-print', [sequence(all)])
}

function writeAffiliation(affiliation: Affiliation, context: TypstContext): Typst {
  const { department, institution, city, state, country } = affiliation
  const rest = missingFrom(inlineText(affiliation.text), [department, institution, city, state, country])
  return sequence([context.inlines(affiliation.text), words(rest.join(', '))], words(', '))
}

/** Date, DOI and licence, which readers of a printed first page need to find and use the article. */
function writeBrief(metadata: ArticleMetadata, isMain: boolean, context: TypstContext): Typst {
  const { doi, permissions } = metadata
  const lines = [
    ...publicationDates(metadata, isMain ? context : context.with({ firstPublished: null })).map(({ name, date }) =>
      nameAndValue(name, date, context),
    ),
    doi === null ? noTypst : context.link(doiUrl(doi), words(doiUrl(doi))),
  ]
  const written = permissions.statements.map(inlineText).join(' ')
  const copyright = missingFrom(written, [permissions.copyrightYear, permissions.copyrightHolder]).join(' ')
  const rights = [
    ...permissions.statements.map(statement => context.inlines(statement)),
    copyright === '' ? noTypst : words(`© ${copyright}`),
  ]
  const licences = permissions.licences.map(licence => writeLicence(licence, context))
  const first = sequence(lines, words(' · '))
  const all = [
    first === noTypst ? noTypst : call('par', [first]),
    ...rights.map(right => (right === noTypst ? noTypst : call('par', [right]))),
    ...licences,
  ]
  const shown = sequence(all)
  return shown === noTypst ? noTypst : call('small-print', [shown])
}

/** The publication of this version and, where it is a later one, of the first. */
export function publicationDates(
  { published, versionNumber }: ArticleMetadata,
  { labels, setting }: TypstContext,
): { name: string; date: string }[] {
  const isLater = versionNumber > 1
  const first = isLater && setting.firstPublished !== null ? formatDate(setting.firstPublished, setting.language) : ''
  const name = isLater ? fillLabel(labels.thisVersionPublished, { version: String(versionNumber) }) : labels.published
  const dates = [
    { name: labels.firstPublished, date: first },
    { name, date: published === null ? '' : formatPartialDate(published, setting.language) },
  ]
  return dates.filter(({ date }) => date !== '')
}

/** @param textLanguage of the article: another one is named in the heading */
export function writeAbstract(abstract: Abstract, textLanguage: string, context: TypstContext): Typst {
  const own = sequence([context.inlines(abstract.label), context.inlines(abstract.title)], space)
  const heading = own === noTypst ? words(labelOfAbstract(abstract, textLanguage, context)) : own
  const content = sequence([writeHeading(heading, context), context.below().blocks(abstract.children)])
  return call('abstract-block', [inLanguage(abstract.language, content)])
}

export function writeKeywords(metadata: ArticleMetadata, context: TypstContext): Typst {
  return sequence(
    metadata.keywords
      .filter(group => group.keywords.length > 0)
      .map(group => {
        const name = isEmpty(group.title) ? words(context.labels.keywords) : context.inlines(group.title)
        const keywords = group.keywords.map(keyword => context.inlines(keyword))
        return call('fact', [name, inLanguage(group.language, sequence(keywords, words(', ')))])
      }),
  )
}

export const nameAndValue = (name: string, value: string, context: TypstContext): Typst =>
  words(fillLabel(context.labels.nameAndValue, { name, value }))
