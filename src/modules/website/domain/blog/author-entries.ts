/** Converts the form of a post's author, which its schema validates. */

import type * as z from 'zod/mini'
import type { Entries } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { textOfInlineHtml } from '../../../../core/text/inline-html.ts'
import { escapeHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import type { MediaId } from '../ids.ts'
import { htmlOf } from '../site-pages/html-entry.ts'
import { type authorSchema, slugOf } from './author-schema.ts'

/** An author as editors see them. */
export interface AuthorFacts {
  name: string
  slug: string
  /** Unsanitised HTML; it is sanitised when it is read. */
  bio: string | null
  /** The id of an image in the media library. */
  avatarId: MediaId | null
  /** The id of their account on this site. */
  accountId: AccountId | null
}

/** An author of a valid form. */
export const authorOf = ({ name, slug, bio, picture, account }: z.output<typeof authorSchema>): AuthorFacts => ({
  ...{ name, slug: slugOf({ name, slug }), avatarId: parseId<MediaId>(picture), accountId: parseId<AccountId>(account) },
  bio: htmlOf(bio),
})

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
