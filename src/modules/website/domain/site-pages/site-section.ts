/** Content without drafts: changes are visible at once, and each state is kept (decision 0063). */

import { z } from 'zod'
import { idSchema } from '../../../../core/ids/id-schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { menuPlaceholders } from '../../../sites/domain/navigation/main-menu.ts'
import type { BlogAuthorId, MediaId } from '../ids.ts'
import type { RevisionTexts } from './revision-difference.ts'

/** Parts that each platform has once. */
export const commonSections = ['menu', 'board', 'subjects', 'statistics'] as const
export type CommonSection = (typeof commonSections)[number]
export type SiteSection = { part: CommonSection; authorId: null } | { part: 'author'; authorId: BlogAuthorId }

/** The part was not saved, because somebody changed it since the editor opened it. `at` is null where it was not changed by an editor. */
export interface PartChangedMeanwhile {
  kind: 'changed-meanwhile'
  by: string | null
  at: Date | null
}

const text = z.string().nullable()
const entry = z.object({ text: z.string(), path: text, placeholder: z.enum(menuPlaceholders).nullable() })

/** The schemas of complete states, as they are stored. */
export const partStates = {
  /** Entries are in display order; without entries the brand's menu is used. */
  menu: z.array(entry.extend({ children: z.array(entry) })),
  /**
   * Members are in display order. Subjects are stored by name, so that a state does not depend on their rows. The number of a member that
   * is not there any more may be less than 1, and is no id.
   */
  board: z.array(
    z.object({
      ...{ id: z.int(), name: z.string(), role: text, institution: text, mediaId: idSchema<MediaId>().nullable() },
      ...{ keywords: z.array(z.string()), orcid: text, body: text, subjects: z.array(z.string()) },
    }),
  ),
  subjects: z.array(z.object({ id: z.int(), name: z.string() })),
  statistics: z
    .object({
      ...{ sectionTitle: z.string(), lastUpdated: text },
      stats: z.array(z.object({ count: z.number(), label: z.string() })),
    })
    .nullable(),
}

/** The account is stored by id, so that no state contains an email address. */
export const authorState = z.object({
  ...{
    name: z.string(),
    slug: z.string(),
    bio: text,
    avatarId: idSchema<MediaId>().nullable(),
    accountId: idSchema<AccountId>().nullable(),
  },
})
export type AuthorState = z.infer<typeof authorState>

export type PartStates = { [Part in CommonSection]: z.infer<(typeof partStates)[Part]> }
export type MenuState = PartStates['menu']
export type BoardState = PartStates['board']

/** A state as texts, for comparing two of them. */
export function textsOfPart(part: CommonSection, content: unknown): RevisionTexts {
  switch (part) {
    case 'menu':
      return {
        menu: partStates.menu
          .parse(content)
          .flatMap(({ children, ...item }) => [lineOf(item), ...children.map(indented)])
          .join('\n'),
      }
    case 'board':
      return { members: partStates.board.parse(content).map(memberText).join('\n') }
    case 'subjects':
      return {
        subjects: partStates.subjects
          .parse(content)
          .map(({ name }) => name)
          .toSorted()
          .join('\n'),
      }
    case 'statistics': {
      const state = partStates.statistics.parse(content)
      if (state === null) return {}
      const numbers = state.stats.map(({ count, label }) => `${count} ${label}`)
      return { numbers: [state.sectionTitle, state.lastUpdated ?? '', ...numbers].filter(line => line !== '').join('\n') }
    }
  }
}

/** @param holder the name of the state's account; null where it has none or the account was deleted */
export const textsOfAuthor = ({ name, slug, bio, avatarId }: AuthorState, holder: string | null): RevisionTexts => ({
  ...{ name, path: slug, bio: bio ?? '', picture: avatarId === null ? '' : `#${avatarId}`, account: holder ?? '' },
})

const lineOf = ({ text: words, path, placeholder }: z.infer<typeof entry>): string => {
  const target = path ?? placeholder
  return target === null ? words : `${words} → ${target}`
}
const indented = (item: z.infer<typeof entry>): string => `  ${lineOf(item)}`

const memberText = ({ name, role, institution, mediaId, keywords, orcid, body, subjects }: BoardState[number]): string => {
  const about = [role, institution, orcid, ...keywords, ...subjects, mediaId === null ? null : `#${mediaId}`]
  const said = about.filter(each => each !== null).map(escapeHtml)
  return `<section><p>${[escapeHtml(name), ...said].join(' · ')}</p>${body ?? ''}</section>`
}
