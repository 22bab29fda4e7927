/**
 * Removes a reviewer's name from an article on request, while the report stays (docs/decisions/0046): the report, and the responses to it,
 * then name nobody. Each anonymised reviewer has a number, so that one reviewer of several versions stays one.
 */

import type { ArticleDocument, Contributor, ContributorGroup, PeerReviewDocument, PersonName, SubArticle } from '../article-document.ts'
import { articleDocumentSchema } from '../schema.ts'
import { inlineText } from '../text.ts'
import { matchingAny, nameInitials, type WrittenName, wholeNames, withoutWords } from './written-names.ts'

/** The contributor type that identifies an anonymised contributor; pages do not show it. */
export const anonymisedReviewerType = 'withheld-reviewer'

/** The identifiers of a reviewer on one article: ORCID iD and email addresses, and the name used there. */
export interface ReviewerMark {
  orcid: string | null
  emails: readonly string[]
  name: string | null
}

/** @returns the reviewer's number among those anonymised on the article; null where the name stays */
export type AnonymisedAs = (mark: ReviewerMark) => number | null

/** A reviewer found in a document, as its source writes the name. */
export interface AnonymisedReviewer {
  number: number
  orcid: string | null
  emails: readonly string[]
  names: readonly WrittenName[]
}

const isReviewersOwn = ({ kind }: PeerReviewDocument): boolean => kind !== 'author-response'

const withMembers = (person: Contributor): Contributor[] => [
  person,
  ...(person.kind === 'group' ? person.members.flatMap(withMembers) : []),
]

const reviewersOf = ({ contributorGroups }: PeerReviewDocument): Contributor[] =>
  contributorGroups.flatMap(({ contributors }) => contributors.flatMap(withMembers))

function writtenNames(person: Contributor): WrittenName[] {
  const written = ({ given, family, full }: PersonName): WrittenName => ({ given, family, full })
  if (person.kind === 'person') return [person.name, ...person.alternativeNames].map(written)
  return person.kind === 'group' ? [{ given: null, family: null, full: inlineText(person.collectiveName) }] : []
}

const markOf = (person: Contributor): ReviewerMark => ({
  orcid: person.orcid,
  emails: person.emails.map(email => email.toLowerCase()),
  name: writtenNames(person)[0]?.full || null,
})

/** The documents of a peer review, each with its responses, including those of translations and of nested articles. */
function reviewDocuments(document: ArticleDocument): PeerReviewDocument[] {
  const withAnswers = (report: PeerReviewDocument): PeerReviewDocument[] => [report, ...report.responses.flatMap(withAnswers)]
  const inside = [...document.translations, ...document.subArticles.map(({ document: other }) => other)]
  return [...document.peerReview.flatMap(withAnswers), ...inside.flatMap(reviewDocuments)]
}

/** Everyone who wrote a report on the article. */
export const reviewerMarks = (document: ArticleDocument): ReviewerMark[] =>
  reviewDocuments(document).filter(isReviewersOwn).flatMap(reviewersOf).map(markOf)

export function anonymisedReviewersOf(document: ArticleDocument, anonymisedAs: AnonymisedAs): AnonymisedReviewer[] {
  return reviewDocuments(document)
    .filter(isReviewersOwn)
    .flatMap(reviewersOf)
    .flatMap(person => {
      const mark = markOf(person)
      const number = anonymisedAs(mark)
      return number === null || person.kind === 'anonymous'
        ? []
        : [{ number, orcid: mark.orcid, emails: person.emails, names: writtenNames(person) }]
    })
}

/**
 * The document without the anonymised reviewers in its peer review: their iDs, email addresses and affiliations are removed, and their
 * names wherever a text has them.
 */
export function anonymiseReviewers(document: ArticleDocument, anonymisedAs: AnonymisedAs): ArticleDocument {
  const anonymised = anonymisedReviewersOf(document, anonymisedAs)
  if (anonymised.length === 0) return document
  const words = wordsOf(anonymised)
  const inDocument = (whole: ArticleDocument): object => ({
    ...whole,
    peerReview: whole.peerReview.map(report => inReport(report, anonymisedAs, words)),
    translations: whole.translations.map(inDocument),
    subArticles: whole.subArticles.map((part: SubArticle) => ({ ...part, document: inDocument(part.document) })),
  })
  return articleDocumentSchema.parse(inDocument(document))
}

export interface AnonymisedWords {
  /** Removed from reports and responses. */
  everywhere: RegExp | null
  /** Removed from the text around them too, such as a copyright line with a short form of the name. */
  around: RegExp | null
}

export function wordsOf(anonymised: readonly AnonymisedReviewer[]): AnonymisedWords {
  const names = anonymised.flatMap(person => person.names)
  const whole = [
    ...anonymised.flatMap(({ orcid, emails }) => [...(orcid === null ? [] : [orcid]), ...emails]),
    ...names.flatMap(wholeNames),
  ]
  return { everywhere: matchingAny(whole), around: matchingAny([...whole, ...names.flatMap(nameInitials)]) }
}

function inReport(report: PeerReviewDocument, anonymisedAs: AnonymisedAs, words: AnonymisedWords): object {
  const { contributorGroups, affiliations, body, back, responses, ...around } = report
  const people = isReviewersOwn(report) ? withoutReviewers(report, anonymisedAs) : { contributorGroups, affiliations }
  return {
    ...inTexts(around, words.around),
    ...people,
    body: inTexts(body, words.everywhere),
    back: inTexts(back, words.everywhere),
    responses: responses.map(answer => inReport(answer, anonymisedAs, words)),
  }
}

function inTexts<Part extends object>(part: Part, words: RegExp | null): object
function inTexts(part: unknown, words: RegExp | null): unknown
function inTexts(part: unknown, words: RegExp | null): unknown {
  if (typeof part === 'string') return withoutWords(part, words)
  if (Array.isArray(part)) return part.map(each => inTexts(each, words))
  if (typeof part !== 'object' || part === null) return part
  const inField = ([key, value]: [string, unknown]): [string, unknown] => [
    key,
    key === 'href' && typeof value === 'string' ? withoutWords(value, words, 'url') : inTexts(value, words),
  ]
  return Object.fromEntries(Object.entries(part).map(inField))
}

function withoutReviewers(
  report: PeerReviewDocument,
  anonymisedAs: AnonymisedAs,
): Pick<PeerReviewDocument, 'contributorGroups' | 'affiliations'> {
  const isAnonymised = (person: Contributor): boolean => person.kind !== 'anonymous' && anonymisedAs(markOf(person)) !== null
  const everybody = reviewersOf(report)
  const removed = everybody.filter(isAnonymised)
  if (removed.length === 0) return report
  const stays = everybody.filter(person => !removed.includes(person))
  const nameless = (person: Contributor): Contributor => {
    const number = isAnonymised(person) ? anonymisedAs(markOf(person)) : null
    if (number !== null) return anonymisedContributor(person, number)
    return person.kind === 'group' ? { ...person, members: person.members.map(nameless) } : person
  }
  const isTheirs = (id: string | null): boolean =>
    id !== null && everybody.some(person => person.affiliationIds.includes(id))
      ? !stays.some(person => id !== null && person.affiliationIds.includes(id))
      : // An affiliation without a reference belongs to the only reviewer.
        stays.length === 0
  return {
    contributorGroups: report.contributorGroups.map(
      (group): ContributorGroup => ({
        ...group,
        contributors: group.contributors.map(nameless),
        notes: stays.length === 0 ? [] : group.notes,
      }),
    ),
    affiliations: report.affiliations.filter(({ id }) => !isTheirs(id)),
  }
}

/** Keeps what the contributor did, and removes everything that identifies the person. */
const anonymisedContributor = ({ type, creditRoles, roles }: Contributor, number: number): Contributor => ({
  kind: 'anonymous',
  type,
  id: null,
  orcid: null,
  orcidAuthenticated: false,
  otherIdentifiers: [{ type: anonymisedReviewerType, value: String(number) }],
  emails: [],
  links: [],
  isCorresponding: false,
  equalContribution: false,
  deceased: false,
  affiliationIds: [],
  noteIds: [],
  creditRoles,
  roles,
  degrees: [],
  onBehalfOf: [],
  addresses: [],
  biography: [],
  comments: [],
})

/** Distinguishes a reviewer without a name from the others of the article; null where nothing does. */
export const numberOfAnonymised = ({ kind, otherIdentifiers }: Contributor): string | null =>
  kind === 'anonymous' ? (otherIdentifiers.find(({ type }) => type === anonymisedReviewerType)?.value ?? null) : null
