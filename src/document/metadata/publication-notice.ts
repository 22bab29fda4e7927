/**
 * The notice on a publication: retracted, withdrawn, in doubt, corrected or supplemented. Every title shown to readers or machines includes
 * it; no stored title does.
 */
import { type NoticeKind, noticeKinds, relationOf } from './related-article.ts'

/** A relation between a publication and another, in the source's terms. Relations that an unpublished one states do not count. */
export interface NoticeRelation {
  relation: string | null
  saidBy: 'this' | 'other'
}

/**
 * The gravest notice on a publication; null where there is none. An editorial status is never a notice: a discontinued peer review says
 * nothing about the text.
 */
export function noticeOf(relations: readonly NoticeRelation[]): NoticeKind | null {
  const on = relations.map(({ relation, saidBy }) => relationOf(relation, saidBy)).filter(({ role }) => role === 'notice')
  return noticeKinds.find(kind => on.some(relation => relation.role === 'notice' && relation.kind === kind)) ?? null
}

/** A notice for a page that is read without its site: where the notice is read, and since when it is there. */
export interface PrintedNotice {
  kind: NoticeKind
  /** Absolute; null where it is not known. */
  url: string | null
  /** In ISO 8601, as far as it is known. */
  published: string | null
}

/** The word before a title, in English because citations include it. A corrected publication is cited by its title alone. */
const titleWords: Readonly<Record<NoticeKind, string | null>> = {
  retraction: 'RETRACTED',
  withdrawal: 'WITHDRAWN',
  'expression-of-concern': 'EXPRESSION OF CONCERN',
  correction: null,
  addendum: null,
}

/** “RETRACTED: ”, or an empty string. @param title may have the word already, because some publishers write it themselves */
export function noticePrefix(title: string, notice: NoticeKind | null): string {
  const word = notice === null ? null : titleWords[notice]
  return word === null ||
    title
      .toUpperCase()
      .replace(/^[^A-Z]+/, '')
      .startsWith(word)
    ? ''
    : `${word}: `
}

export const titleUnderNotice = (title: string, notice: NoticeKind | null): string => noticePrefix(title, notice) + title

const everyPrefix = new RegExp(`^(?:${Object.values(titleWords).filter(Boolean).join('|')}): `)

/** The title for names that must stay the same when a notice is added. */
export const titleWithoutNotice = (title: string): string => title.replace(everyPrefix, '')

/** The status of the text in metadata, where a notice changed it. */
export const noticeStatus: Readonly<Record<NoticeKind, string>> = {
  retraction: 'Retracted',
  withdrawal: 'Withdrawn',
  'expression-of-concern': 'Expression of concern',
  correction: 'Corrected',
  addendum: 'Addendum published',
}

/** The notice as a sentence beside a citation. */
export const noticeSentence: Readonly<Record<NoticeKind, string>> = {
  retraction: 'This publication has been retracted.',
  withdrawal: 'This publication has been withdrawn.',
  'expression-of-concern': 'There is an expression of concern about this publication.',
  correction: 'This publication has been corrected.',
  addendum: 'There is an addendum to this publication.',
}

/** “[RETRACTED] Title”, as Google Scholar requires in `citation_title`. */
export function titleForScholar(title: string, notice: NoticeKind | null): string {
  const word = notice === null ? null : titleWords[notice]
  return word !== null && title.startsWith(`${word}: `) ? `[${word}] ${title.slice(word.length + 2)}` : title
}
