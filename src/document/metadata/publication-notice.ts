/**
 * The notice under which a publication stands: retracted, withdrawn, in doubt, corrected or supplemented. Whoever names a publication by its
 * title, for readers or for machines, names it under its notice; no title is ever stored with one.
 */
import { type NoticeKind, noticeKinds, relationOf } from './related-article.ts'

/** What a publication and another say of each other, as the source calls it. What an unpublished one says does not count. */
export interface NoticeRelation {
  relation: string | null
  saidBy: 'this' | 'other'
}

/**
 * The gravest notice on a publication; null where there is none. No editorial status is a notice: that peer review was discontinued says
 * nothing of the text.
 */
export function noticeOf(relations: readonly NoticeRelation[]): NoticeKind | null {
  const on = relations.map(({ relation, saidBy }) => relationOf(relation, saidBy)).filter(({ role }) => role === 'notice')
  return noticeKinds.find(kind => on.some(relation => relation.role === 'notice' && relation.kind === kind)) ?? null
}

/** Before a title, in English as part of how the publication is cited. What was corrected is cited by its title alone. */
const titleWords: Readonly<Record<NoticeKind, string | null>> = {
  retraction: 'RETRACTED',
  withdrawal: 'WITHDRAWN',
  'expression-of-concern': 'EXPRESSION OF CONCERN',
  correction: null,
  addendum: null,
}

/** “RETRACTED: ”, or nothing. @param title some publishers write the word into it themselves */
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

/** For names that stay the same whatever becomes of a publication. */
export const titleWithoutNotice = (title: string): string => title.replace(everyPrefix, '')

/** What machines are told of the state of the text, where it is not that of every publication. */
export const noticeStatus: Readonly<Record<NoticeKind, string>> = {
  retraction: 'Retracted',
  withdrawal: 'Withdrawn',
  'expression-of-concern': 'Expression of concern',
  correction: 'Corrected',
  addendum: 'Addendum published',
}

/** The same as a note beside a citation. */
export const noticeSentence: Readonly<Record<NoticeKind, string>> = {
  retraction: 'This publication has been retracted.',
  withdrawal: 'This publication has been withdrawn.',
  'expression-of-concern': 'There is an expression of concern about this publication.',
  correction: 'This publication has been corrected.',
  addendum: 'There is an addendum to this publication.',
}

/** “[RETRACTED] Title”, as Google Scholar asks for it in `citation_title`. */
export function titleForScholar(title: string, notice: NoticeKind | null): string {
  const word = notice === null ? null : titleWords[notice]
  return word !== null && title.startsWith(`${word}: `) ? `[${word}] ${title.slice(word.length + 2)}` : title
}
