/** What an article and another have to do with each other, by the words of JATS (`related-article/@related-article-type`). */

/** Notices that change how an article is to be read; those who read it must see them. */
export const noticeKinds = ['retraction', 'withdrawal', 'expression-of-concern', 'correction', 'addendum'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/**
 * - `notice`: the other one is a notice on this article.
 * - `subject`: this article is the notice, and the other one what it is about.
 * - `associated`: they belong together in any other way.
 */
export type Relation = { role: 'notice' | 'subject'; kind: NoticeKind } | { role: 'associated' }

/** Said by a notice of what it is about. */
const subjects: Readonly<Record<string, NoticeKind>> = {
  'retracted-article': 'retraction',
  'withdrawn-article': 'withdrawal',
  'corrected-article': 'correction',
  'object-of-concern': 'expression-of-concern',
  'addended-article': 'addendum',
}
/** Said by an article of a notice on it. */
const notices: Readonly<Record<string, NoticeKind>> = {
  'retraction-forward': 'retraction',
  retraction: 'retraction',
  // The rest of the article stands.
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

/** Every word of a notice, in small letters: for questions to the database. */
export const noticeWords: readonly string[] = [...kinds.keys()]

/** What the other one is to this one. @param saidBy which of the two names the relation; null is a relation that nobody named */
export function relationOf(type: string | null, saidBy: 'this' | 'other'): Relation {
  const word = type?.trim().toLowerCase() ?? ''
  const kind = kinds.get(word)
  if (kind === undefined) return { role: 'associated' }
  const namesSubject = Object.hasOwn(subjects, word)
  return { role: namesSubject === (saidBy === 'this') ? 'subject' : 'notice', kind }
}

interface Related {
  relation: Relation
  /** Where it is read. */
  href: string
}

/** Each once, the gravest first: both of two articles may name their relation, and one may name it more than once. */
export function orderRelated<Item extends Related>(items: readonly Item[]): Item[] {
  const gravity = ({ relation }: Item) => (relation.role === 'associated' ? noticeKinds.length : noticeKinds.indexOf(relation.kind))
  const sorted = items.toSorted((a, b) => gravity(a) - gravity(b))
  return sorted.filter((item, position) => sorted.findIndex(({ href }) => href === item.href) === position)
}
