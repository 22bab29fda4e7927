/** Validates and converts the form of a post's author. */
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { textOfInlineHtml } from '../../../../core/text/inline-html.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import { escapeHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import type { EntryErrors } from '../site-pages/page-entries.ts'
import { authorLimits } from './author-limits.ts'
import { isSlug } from './blog.ts'
import { slugFromWords } from './post-entries.ts'

/** An author as editors see them. */
export interface AuthorFacts {
  name: string
  slug: string
  /** Unsanitised HTML; it is sanitised when it is read. */
  bio: string | null
  /** The id of an image in the media library. */
  avatarId: number | null
  /** The id of their account on this site. */
  accountId: number | null
}

/** @returns an `author` that is meaningful only without errors */
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

/** Converts plain text to a biography. */
export const bioOfText = (text: string | null): string | null => text && `<p>${escapeHtml(text)}</p>`

/** Converts a biography to plain text, for the API and for meta descriptions. */
export const textOfBio = (bio: SafeHtml): string =>
  textOfInlineHtml(bio.replace(/<\/(?:p|li|h\d|div|blockquote|dt|dd|t[dhr])>|<br[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
