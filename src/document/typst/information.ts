/** Writes the part “Article information”: data about people, funding, rights and dates that the text lacks. */

import { formatPartialDate } from '../../core/text/date.ts'
import { safeHref } from '../../core/text/link.ts'
import type { ArticleDocument, ArticleMetadata, Award, Dataset } from '../article-document.ts'
import { missingFrom, readableWord } from '../html/facts.ts'
import { creditRoleText, everyone } from '../html/information/people.ts'
import { datasetUse, shownInOtherSections } from '../html/information/statements.ts'
import { doiUrl } from '../html/reference.ts'
import { sourceWordText } from '../html/source-word.ts'
import { isAuthor } from '../metadata/authors.ts'
import type { Block } from '../node.ts'
import { inlineText } from '../text.ts'
import { call, noTypst, sequence, type Typst, words } from './code.ts'
import type { TypstContext } from './context.ts'
import { nameAndValue, publicationDates, writeName } from './front.ts'
import { writeHeading } from './heading.ts'
import { writeLabelled } from './list.ts'

export function writeInformation(document: ArticleDocument, context: TypstContext): Typst {
  const { metadata } = document
  const { labels } = context
  const isShown = shownInOtherSections(document)
  const below = context.below()
  const heading = writeHeading(words(labels.articleInformation), context)
  const inner = below.below()
  const statement = (blocks: readonly Block[]): Typst => (blocks.length === 0 || isShown(blocks) ? noTypst : inner.blocks(blocks))
  const parts = [
    writePartOf(labels.titleNotes, inner.blocks(metadata.titleNotes), below),
    writePartOf(labels.contributions, writeCreditRoles(metadata, inner), below),
    writePartOf(labels.authorNotes, writeAuthorNotes(metadata, inner), below),
    writePartOf(labels.competingInterests, statement(metadata.competingInterests), below),
    writePartOf(labels.ethics, statement(metadata.ethics), below),
    writePartOf(labels.dataAvailability, statement(metadata.dataAvailability), below),
    writePartOf(labels.datasets, sequence(metadata.datasets.map(dataset => call('par', [writeDataset(dataset, inner)]))), below),
    writePartOf(labels.funding, writeFunding(metadata, inner), below),
    writePartOf(labels.dates, writeDates(metadata, inner), below),
    writePartOf(labels.editorsAndOthers, writeOthers(metadata, inner), below),
    writePartOf(labels.aboutPeople, writeAboutPeople(metadata, inner), below),
    writePartOf(labels.relatedArticles, writeRelated(metadata, inner), below),
    writePartOf(labels.furtherInformation, inner.blocks(metadata.other), below),
  ]
  const content = sequence(parts)
  return content === noTypst ? noTypst : sequence([heading, content])
}

/** Content beneath a heading of its own; nothing where it is empty. */
export function writePartOf(title: string, content: Typst, context: TypstContext): Typst {
  return content === noTypst ? noTypst : sequence([writeHeading(words(title), context), content])
}

function writeCreditRoles(metadata: ArticleMetadata, context: TypstContext): Typst {
  return sequence(
    everyone(metadata.contributorGroups)
      .filter(contributor => contributor.creditRoles.length > 0)
      .map(contributor => call('fact', [writeName(contributor, context), words(contributor.creditRoles.map(creditRoleText).join('; '))])),
  )
}

function writeAuthorNotes(metadata: ArticleMetadata, context: TypstContext): Typst {
  return writeLabelled(
    metadata.authorNotes.map(note => ({
      label: words(note.label ?? ''),
      content: sequence([context.place(note), context.blocks(note.children)]),
    })),
    true,
  )
}

function writeDataset(dataset: Dataset, context: TypstContext): Typst {
  const written = inlineText(dataset.text)
  const use = datasetUse(dataset, context.labels)
  const rest = missingFrom(written, [dataset.title, dataset.repository, dataset.year, dataset.accession, use === null ? dataset.use : null])
  const url = dataset.doi === null ? dataset.href : doiUrl(dataset.doi)
  const link = url === null || written.includes(dataset.doi ?? url) ? noTypst : linkTo(url, words(url), context)
  const text = sequence([context.inlines(dataset.text), ...rest.map(words), link], words('. '))
  return use === null ? text : sequence([text, words(` (${use})`)])
}

function writeFunding({ funding }: ArticleMetadata, context: TypstContext): Typst {
  const awards = funding.awards.map(award => writeAward(award, context)).filter(award => award !== noTypst)
  const statements = [...funding.statements, ...funding.openAccess].map(statement => context.inlines(statement))
  const paragraphs = statements.filter(statement => statement !== noTypst).map(statement => call('par', [statement]))
  return sequence([awards.length === 0 ? noTypst : call('list', awards), ...paragraphs])
}

function writeAward(award: Award, context: TypstContext): Typst {
  const written = inlineText(award.text)
  const { labels } = context
  const numbers = missingFrom(written, award.awardNumbers)
  const recipients = missingFrom(written, award.recipients)
  return sequence(
    [
      context.inlines(award.text),
      ...missingFrom(written, [award.funder]).map(words),
      numbers.length === 0 ? noTypst : nameAndValue(labels.awardNumbers, numbers.join(', '), context),
      recipients.length === 0 ? noTypst : nameAndValue(labels.recipients, recipients.join(', '), context),
    ],
    words('. '),
  )
}

function writeDates(metadata: ArticleMetadata, context: TypstContext): Typst {
  const { language } = context.setting
  const events = metadata.history.map(event => {
    const date = event.date === null ? noTypst : words(formatPartialDate(event.date, language))
    const value = sequence([date, context.inlines(event.description)], words(' '))
    const name = words(sourceWordText(event.type, context.labels))
    return { isReceipt: event.type === 'received', row: value === noTypst ? noTypst : call('fact', [name, value]) }
  })
  const rowsOf = (isReceipt: boolean) => events.filter(event => event.isReceipt === isReceipt).map(({ row }) => row)
  // Without anything else, the dates above the text are enough.
  const hasOneDate = metadata.history.length === 0 && metadata.versionNumber === 1
  const dates = hasOneDate ? [] : publicationDates(metadata, context)
  const published = dates.map(({ name, date }) => call('fact', [words(name), words(date)]))
  return sequence([...rowsOf(true), ...published, ...rowsOf(false)])
}

/** Editors, reviewers and other non-authors. */
function writeOthers(metadata: ArticleMetadata, context: TypstContext): Typst {
  return sequence(
    metadata.contributorGroups.flatMap(group =>
      group.contributors
        .filter(contributor => !isAuthor(contributor, group))
        .map(contributor => {
          const role = readableWord(contributor.type ?? group.type ?? context.labels.contributor)
          return call('fact', [words(role), sequence([context.place(contributor), writeName(contributor, context)])])
        }),
    ),
  )
}

/** The data about a person that the line of authors lacks. */
function writeAboutPeople(metadata: ArticleMetadata, context: TypstContext): Typst {
  return sequence(
    everyone(metadata.contributorGroups).map(contributor => {
      const { roles, addresses, links, comments, biography } = contributor
      const facts = [
        ...roles.map(words),
        ...addresses.map(address => context.inlines(address)),
        ...links.map(({ href, text }) => linkTo(href, words(text === '' ? href : text), context)),
        ...comments.map(comment => context.inlines(comment)),
      ]
      const line = sequence(facts, words('; '))
      const life = context.blocks(biography)
      if (line === noTypst && life === noTypst) return noTypst
      return sequence([call('fact', [writeName(contributor, context), line]), life])
    }),
  )
}

/** Related articles, the products that it reviews, and the conferences at which it was first presented. */
function writeRelated({ related, products, conferences }: ArticleMetadata, context: TypstContext): Typst {
  const articles = related.map(({ type, href, text }) => {
    const url = href !== null && /^10\.\d{4,9}\//.test(href) ? doiUrl(href) : href
    const link = url === null || inlineText(text).includes(href ?? url) ? noTypst : linkTo(url, words(url), context)
    return sequence(
      [type === null ? noTypst : nameAndValue(sourceWordText(type, context.labels), '', context), context.inlines(text), link],
      words(' '),
    )
  })
  const others = [...products.map(({ children }) => children), ...conferences.map(({ text }) => text)].map(run => context.inlines(run))
  return sequence([...articles, ...others].filter(run => run !== noTypst).map(run => call('par', [run])))
}

function linkTo(href: string, content: Typst, context: TypstContext): Typst {
  const url = safeHref(href)
  return url === null ? content : context.link(url, content)
}
