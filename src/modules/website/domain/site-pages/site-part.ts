/** What editors keep without drafts: what they save is seen at once, and each state stays (decision 0063). */
import { z } from 'zod'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { menuPlaceholders } from '../../../sites/domain/main-menu.ts'
import type { RevisionTexts } from './revision-difference.ts'

/** What a platform has once. */
export const commonParts = ['menu', 'board', 'subjects', 'statistics'] as const
export type CommonPart = (typeof commonParts)[number]
export type SitePart = { part: CommonPart; authorId: null } | { part: 'author'; authorId: number }

/** Why a part was not saved: somebody has since its editor opened it. `at` is null where it came another way than by an editor. */
export interface PartChangedMeanwhile {
  kind: 'changed-meanwhile'
  by: string | null
  at: Date | null
}

const text = z.string().nullable()
const entry = z.object({ text: z.string(), path: text, placeholder: z.enum(menuPlaceholders).nullable() })

/** Of each part a whole state, as it is written down. */
export const partStates = {
  /** In order; without entries the menu is the brand's. */
  menu: z.array(entry.extend({ children: z.array(entry) })),
  /** In order. Subjects by their names, so that a state says them whatever becomes of them. */
  board: z.array(
    z.object({
      ...{ id: z.int(), name: z.string(), role: text, institution: text, mediaId: z.int().nullable() },
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

/** The account by its number: no address stays in a state. */
export const authorState = z.object({
  ...{ name: z.string(), slug: z.string(), bio: text, avatarId: z.int().nullable(), accountId: z.int().nullable() },
})
export type AuthorState = z.infer<typeof authorState>

export type PartStates = { [Part in CommonPart]: z.infer<(typeof partStates)[Part]> }
export type MenuState = PartStates['menu']
export type BoardState = PartStates['board']

/** A state as text: what two are compared by. */
export function textsOfPart(part: CommonPart, content: unknown): RevisionTexts {
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

/** @param holder who the account of the state is of; null where it has none, or who it was is gone */
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
