/** Exports and restores the revisions of content without drafts (decision 0063). */

import type { Kysely, Transaction } from 'kysely'
import { givenTime, readTime } from '../../../core/database/exact-time.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { accountAt } from '../../accounts/index.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { MediaId } from '../domain/ids.ts'
import { type MediaIds, renumberMedia } from '../domain/site-pages/renumber-media.ts'
import { authorState, partStates } from '../domain/site-pages/site-section.ts'
import { idsAt, placesOf, type TransferredPartState } from '../domain/site-pages/transferred-part-state.ts'
import type { TransferredSite } from '../domain/site-pages/transferred-site-content.ts'
import { findAuthorAt } from './managed-author.ts'
import { newIdOf } from './media-transfer.ts'
import { listBoardMembers, listBoardSubjects } from './site-content.ts'
import { writerOf } from './site-transfer.ts'

/** Lists states by platform; those of a part are ordered from the oldest. */
export async function listPartStatesToExport(db: Kysely<Schema>): Promise<TransferredPartState[]> {
  const images = new Set((await db.selectFrom('site_media').select('id').execute()).map(({ id }) => id))
  const picture = (id: MediaId | null) => (id !== null && images.has(id) ? id : null)
  const states: TransferredPartState[] = []
  for (const { key: platform } of await db.selectFrom('platform').select('key').orderBy('key').execute()) {
    const placeOfMember = placesOf((await listBoardMembers(db, platform)).map(({ id }) => id))
    const placeOfSubject = placesOf((await listBoardSubjects(db, platform)).map(({ id }) => id))
    for (const { part, author, content, ...state } of await listRows(db, platform)) {
      const common = { platform, ...state }
      switch (part) {
        case 'menu':
          states.push({ ...common, part, content: partStates.menu.parse(content) })
          break
        case 'board': {
          const members = partStates.board.parse(content)
          const placed = members.map(({ id, mediaId, ...member }) => ({ ...member, id: placeOfMember(id), mediaId: picture(mediaId) }))
          states.push({ ...common, part, content: placed })
          break
        }
        case 'subjects': {
          const subjects = partStates.subjects.parse(content)
          states.push({ ...common, part, content: subjects.map(({ id, name }) => ({ id: placeOfSubject(id), name })) })
          break
        }
        case 'statistics':
          states.push({ ...common, part, content: partStates.statistics.parse(content) })
          break
        case 'author': {
          const { accountId, avatarId, ...facts } = authorState.parse(content)
          const account = await db.selectFrom('account').where('id', '=', accountId).select('email').executeTakeFirst()
          const portable = { ...facts, avatarId: picture(avatarId), account: account?.email ?? null }
          if (author !== null) states.push({ ...common, part, author, content: portable })
        }
      }
    }
  }
  return states
}

const listRows = (db: Kysely<Schema>, platform: string) =>
  db
    .selectFrom('site_part_revision as revision')
    .innerJoin('platform', 'platform.id', 'revision.platform_id')
    .leftJoin('blog_author as author', 'author.id', 'revision.blog_author_id')
    .leftJoin('account', 'account.id', 'revision.account_id')
    .where('platform.key', '=', platform)
    .select(['part', 'author.slug as author', 'content', 'account.email as account', givenTime('revision.created_at').as('createdAt')])
    .orderBy('part')
    .orderBy('author.slug')
    .orderBy('revision.id')
    .execute()

interface Restored {
  states: readonly TransferredPartState[]
  /** The exported sites, in which states refer to members and subjects by their positions. */
  sites: readonly TransferredSite[]
  mediaIds: MediaIds
}

/** Requires boards, authors, images and accounts; restores only parts that have no revisions yet. */
export async function restorePartStates(trx: Transaction<Schema>, { states, sites, mediaIds }: Restored): Promise<void> {
  const parts = Map.groupBy(states, state => [state.platform, state.part, state.part === 'author' ? state.author : ''].join(' '))
  for (const ofPart of parts.values()) {
    const [first] = ofPart
    if (first === undefined) continue
    const { platform } = first
    const platformId = await findPlatformId(trx, platform)
    const authorId = first.part === 'author' ? await findAuthorAt(trx, platformId, first.author) : null
    if (first.part === 'author' && authorId === null) continue
    const present = trx.selectFrom('site_part_revision').where('platform_id', '=', platformId).where('part', '=', first.part)
    const has = await present.where('blog_author_id', 'is not distinct from', authorId).select('id').limit(1).executeTakeFirst()
    if (has !== undefined) continue
    const idOf = await findIds(trx, platform, sites)
    for (const state of ofPart)
      await trx
        .insertInto('site_part_revision')
        .values({
          ...{ platform_id: platformId, part: state.part, blog_author_id: authorId },
          ...{ account_id: writerOf(trx, state.account), created_at: readTime(state.createdAt) },
          content: JSON.stringify(await contentHere(trx, state, { ...idOf, mediaIds })),
        })
        .execute()
  }
}

interface NumbersHere {
  member: (place: number) => number
  subject: (place: number) => number
  mediaIds: MediaIds
}

async function contentHere(
  trx: Transaction<Schema>,
  state: TransferredPartState,
  { member, subject, mediaIds }: NumbersHere,
): Promise<unknown> {
  const text = (html: string | null) => html && renumberMedia(html, mediaIds)
  switch (state.part) {
    case 'menu':
    case 'statistics':
      return state.content
    case 'subjects':
      return state.content.map(({ id, name }) => ({ id: subject(id), name }))
    case 'board':
      return state.content.map(each => ({
        ...{ ...each, id: member(each.id), mediaId: newIdOf(mediaIds, each.mediaId), body: text(each.body) },
      }))
    case 'author': {
      const { account, bio, avatarId, ...facts } = state.content
      const holder = account === null ? undefined : await accountAt(trx, account).executeTakeFirst()
      return { ...facts, bio: text(bio), avatarId: newIdOf(mediaIds, avatarId), accountId: holder?.id ?? null }
    }
  }
}

/** Resolves positions in the export to ids, provided that the board here is the exported one. */
async function findIds(
  trx: Transaction<Schema>,
  platform: string,
  sites: readonly TransferredSite[],
): Promise<Omit<NumbersHere, 'mediaIds'>> {
  const exported = sites.find(site => site.platform === platform)
  const members = await listBoardMembers(trx, platform)
  const idOfSubject = new Map((await listBoardSubjects(trx, platform)).map(({ id, name }) => [name, id]))
  const memberAt = ({ name }: { name: string }, index: number) => (members[index]?.name === name ? members[index].id : null)
  return {
    member: idsAt((exported?.board ?? []).map(memberAt)),
    subject: idsAt((exported?.boardSubjects ?? []).map(name => idOfSubject.get(name) ?? null)),
  }
}
