/** What an editor entered of an author of posts, read into what is kept; and an author as the entries of their form. */
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { textOfInlineHtml } from '../../../../core/text/inline-html.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import { escapeHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import type { EntryErrors } from '../site-pages/page-entries.ts'
import { authorLimits } from './author-limits.ts'
import { isSlug } from './blog.ts'
import { slugFromWords } from './post-entries.ts'

/** An author as an editor has them. */
export interface AuthorFacts {
  name: string
  slug: string
  /** HTML as it was written: it is made safe when it is read. */
  bio: string | null
  /** Of the media library. */
  avatarId: number | null
  /** Who they are here, by the number of their account. */
  accountId: number | null
}

/** @returns `author` means something where nothing is wrong */
export function readAuthorEntries(entries: Entries): { author: AuthorFacts; errors: EntryErrors } {
  const errors: EntryErrors = {}
  const line = (field: string, maxLength: number): string => {
    const text = normaliseLine(entryOf(entries, field))
    if (text.length > maxLength) errors[field] = { key: 'field-too-long', values: { maxLength } }
    return text
  }
  const name = line('name', authorLimits.name)
  if (name === '') errors.name = { key: 'field-required', values: {} }
  const slug = line('slug', authorLimits.slug) || slugFromWords(name)
  if (name !== '' && !isSlug(slug)) errors.slug = { key: 'content-slug-wrong', values: {} }
  const picture = entryOf(entries, 'picture')
  const avatarId = parseId(picture)
  if (picture !== '' && avatarId === null) errors.picture = { key: 'content-choice-wrong', values: {} }
  const account = entryOf(entries, 'account')
  const accountId = parseId(account)
  if (account !== '' && accountId === null) errors.account = { key: 'content-choice-wrong', values: {} }
  const body = entryOf(entries, 'bio')
  if (body.length > authorLimits.bio) errors.bio = { key: 'field-too-long', values: { maxLength: authorLimits.bio } }
  // The editor leaves an empty paragraph where there is no text.
  const bio = /^\s*(?:<p>\s*<\/p>\s*)?$/.test(body) ? null : body
  return { author: { name, slug, bio, avatarId, accountId }, errors }
}

export const entriesOfAuthor = ({ name, slug, bio, avatarId, accountId }: AuthorFacts): Entries => ({
  ...{ name: [name], slug: [slug], bio: [bio ?? ''], picture: [String(avatarId ?? '')], account: [String(accountId ?? '')] },
})

/** Plain text as a biography. */
export const bioOfText = (text: string | null): string | null => text && `<p>${escapeHtml(text)}</p>`

/** A biography as plain text, for machines and for heads of pages. */
export const textOfBio = (bio: SafeHtml): string =>
  textOfInlineHtml(bio.replace(/<\/(?:p|li|h\d|div|blockquote|dt|dd|t[dhr])>|<br[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
