/** Relations between articles, by the terms of JATS (`related-article/@related-article-type`). */

/** Notices that change how an article is to be read, so that its readers must see them. */
export const noticeKinds = ['retraction', 'withdrawal', 'expression-of-concern', 'correction', 'addendum'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/**
 * - `notice`: the other article is a notice on this one.
 * - `subject`: this article is the notice, and the other one its subject.
 * - `associated`: they are related in any other way.
 */
export type Relation = { role: 'notice' | 'subject'; kind: NoticeKind } | { role: 'associated' }

/** Terms by which a notice names its subject. */
const subjects: Readonly<Record<string, NoticeKind>> = {
  'retracted-article': 'retraction',
  'withdrawn-article': 'withdrawal',
  'corrected-article': 'correction',
  'object-of-concern': 'expression-of-concern',
  'addended-article': 'addendum',
}
/** Terms by which an article names a notice on it. */
const notices: Readonly<Record<string, NoticeKind>> = {
  'retraction-forward': 'retraction',
  retraction: 'retraction',
  // The rest of the article remains valid.
  'partial-retraction': 'correction',
  'withdrawal-forward': 'withdrawal',
  withdrawal: 'withdrawal',
  'correction-forward': 'correction',
  correction: 'correction',
  corrigendum: 'correction',
  erratum: 'correction',
  'expression-of-concern': 'expression-of-concern',
  'concern-forward': 'expression-of-concern',
  addendum: 'addendum',
}

const kinds: ReadonlyMap<string, NoticeKind> = new Map([...Object.entries(subjects), ...Object.entries(notices)])

/** Every term of a notice, in lower case: for database queries. */
export const noticeWords: readonly string[] = [...kinds.keys()]

/** The role of the other article for this one. @param saidBy the one that states the relation; null is a relation without a term */
export function relationOf(type: string | null, saidBy: 'this' | 'other'): Relation {
  const word = type?.trim().toLowerCase() ?? ''
  const kind = kinds.get(word)
  if (kind === undefined) return { role: 'associated' }
  const namesSubject = Object.hasOwn(subjects, word)
  return { role: namesSubject === (saidBy === 'this') ? 'subject' : 'notice', kind }
}

interface Related {
  relation: Relation
  /** The path or URL at which it is read. */
  href: string
}

/** Each item once, the gravest first: both articles may state their relation, and one may state it more than once. */
export function orderRelated<Item extends Related>(items: readonly Item[]): Item[] {
  const gravity = ({ relation }: Item) => (relation.role === 'associated' ? noticeKinds.length : noticeKinds.indexOf(relation.kind))
  const sorted = items.toSorted((a, b) => gravity(a) - gravity(b))
  return sorted.filter((item, position) => sorted.findIndex(({ href }) => href === item.href) === position)
}
