/** Completes the text in a search box. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { plainLetters } from '../../../../core/text/plain-letters.ts'
import { itemPath } from '../../../publications/domain/content/item-path.ts'
import type { SubjectTree } from '../../../publications/domain/content/subject-tree.ts'
import { findItemKeys } from '../../../publications/index.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { everything } from '../../domain/search/browse-changes.ts'
import { browsePath } from '../../domain/search/browse-path.ts'
import type { SearchSuggestion } from '../../domain/search/search-suggestion.ts'
import type { SearchPort } from '../../engine/search-port.ts'
import type { BrowsedGateways } from './browsed-gateways.ts'

/** The maximum number of suggestions of each kind. */
const max = { title: 4, author: 3, subject: 3, gateway: 2 }
const maxLength = 100

/** Whether the name or one of its words begins with the text. */
function beginsWordOf(name: string, text: string): boolean {
  const [words, beginning] = [plainLetters(name), plainLetters(text)]
  return words.split(/[^\p{L}\p{N}]+/u).some((_, at, all) => all.slice(at).join(' ').startsWith(beginning))
}

interface Setting {
  kysely: Kysely<Schema>
  search: Pick<SearchPort, 'suggest'>
  subjects: SubjectTree
  gateways: Pick<BrowsedGateways, 'listed'>
}

/** @param typed any text; one that is too short has no suggestions */
export async function suggest(
  { kysely, search, subjects, gateways: { listed } }: Setting,
  platform: PlatformFacts,
  typed: string,
): Promise<SearchSuggestion[]> {
  const text = normaliseLine(typed.slice(0, maxLength))
  // One Latin letter is too short; one character of another script may be a word.
  if (text.length < 2 && /^[\p{Script=Latin}\p{N}\P{L}]*$/u.test(text)) return []
  const [found, gateways] = await Promise.all([search.suggest(platform.key, text, max.title + max.author), listed(kysely, platform)])
  const titles = found.filter(({ kind }) => kind === 'title').slice(0, max.title)
  const keys = await findItemKeys(
    kysely,
    platform.key,
    titles.flatMap(({ id }) => id ?? []),
  )
  return [
    ...titles.flatMap(({ id, text: title }): SearchSuggestion[] => {
      const key = keys.find(each => each.id === id)
      return key === undefined ? [] : [{ kind: 'title', text: title, path: itemPath(key.contentType, key) }]
    }),
    ...found
      .filter(({ kind }) => kind === 'author')
      .slice(0, max.author)
      .map(({ text: name }): SearchSuggestion => {
        const row = { operator: 'AND' as const, field: 'authors' as const, value: `"${name.replaceAll('"', '')}"` }
        return { kind: 'author', text: name, path: browsePath({ ...everything, searchIn: [row] }) }
      }),
    ...subjects
      .all()
      .filter(({ name }) => beginsWordOf(name, text))
      .slice(0, max.subject)
      .map((subject): SearchSuggestion => {
        const path = subjects.pathTo(subject).map(({ slug }) => slug)
        return { kind: 'subject', text: subject.name, path: browsePath({ ...everything, subjects: path }) }
      }),
    ...gateways
      .filter(({ name }) => beginsWordOf(name, text))
      .slice(0, max.gateway)
      .map(({ name, path }): SearchSuggestion => ({ kind: 'gateway', text: name, path })),
  ]
}
