/** Reads and restores whole states of menu, board, subjects, statistics and authors of posts (decision 0063). */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { SiteId } from '../../../core/ids/shared-ids.ts'
import { findPlatformId } from '../../sites/index.ts'
import type { BlogAuthorId, BoardMemberId, BoardSubjectId } from '../domain/ids.ts'
import type { AuthorState, BoardState, CommonSection, MenuState, PartStates } from '../domain/site-pages/site-section.ts'
import { partStates } from '../domain/site-pages/site-section.ts'
import { findAuthorAt, writeAuthor } from './managed-author.ts'
import { changeBoardSubjects, hasImage, saveStatistics } from './site-board.ts'
import { findStatistics, listBoardMembers, listBoardSubjects, listMenuItems } from './site-content.ts'
import { replaceMenu, storeBoardMember, storeBoardSubject } from './site-content-writing.ts'

export async function readPart(database: Kysely<Schema>, platform: string, part: CommonSection): Promise<PartStates[CommonSection]> {
  switch (part) {
    case 'menu':
      return await readMenu(database, platform)
    case 'board':
      return await readBoard(database, platform)
    case 'subjects':
      return await listBoardSubjects(database, platform)
    case 'statistics':
      return await findStatistics(database, platform)
  }
}

async function readMenu(database: Kysely<Schema>, platform: string): Promise<MenuState> {
  const rows = (await listMenuItems(database, platform)).toSorted((one, other) => one.menuOrder - other.menuOrder || one.id - other.id)
  const under = (parent: number | null) => rows.filter(({ parentId }) => parentId === parent)
  const entry = ({ text, path, placeholder }: (typeof rows)[number]) => ({ text, path, placeholder })
  return under(null).map(row => ({ ...entry(row), children: under(row.id).map(entry) }))
}

async function readBoard(database: Kysely<Schema>, platform: string): Promise<BoardState> {
  const nameOf = new Map((await listBoardSubjects(database, platform)).map(({ id, name }) => [id, name]))
  return (await listBoardMembers(database, platform)).map(({ menuOrder: _, subjectIds, ...member }) => ({
    ...member,
    subjects: subjectIds.flatMap(id => nameOf.get(id) ?? []).toSorted(),
  }))
}

/** Deleted rows are restored with new ids; deleted images are not. */
export async function writePart(trx: Transaction<Schema>, platform: string, part: CommonSection, content: unknown): Promise<void> {
  switch (part) {
    case 'menu':
      return await writeMenu(trx, platform, partStates.menu.parse(content))
    case 'board':
      return await writeBoard(trx, platform, partStates.board.parse(content))
    case 'subjects':
      return await writeSubjects(trx, platform, partStates.subjects.parse(content))
    case 'statistics':
      return await saveStatistics(trx, platform, partStates.statistics.parse(content))
  }
}

/** Deleted images and accounts are not restored, nor a slug that another author has. @returns whether the slug was restored */
export async function writeAuthorState(
  trx: Transaction<Schema>,
  platformId: SiteId,
  { id, slug }: { id: BlogAuthorId; slug: string },
  state: AuthorState,
): Promise<boolean> {
  const there = await findAuthorAt(trx, platformId, state.slug)
  const isFree = there === null || there === id
  const account = await trx.selectFrom('account').where('id', '=', state.accountId).select('id').forKeyShare().executeTakeFirst()
  const avatarId = state.avatarId !== null && (await hasImage(trx, platformId, state.avatarId)) ? state.avatarId : null
  await writeAuthor(trx, platformId, id, { ...state, slug: isFree ? state.slug : slug, avatarId, accountId: account?.id ?? null })
  return isFree
}

async function writeMenu(trx: Transaction<Schema>, platform: string, items: MenuState): Promise<void> {
  const entry = ({ text, path, placeholder }: Omit<MenuState[number], 'children'>, place: number) => ({
    ...{ text, path: path ?? undefined, placeholder: placeholder ?? undefined, menuOrder: place },
  })
  const menu = items.map((item, place) => ({ ...entry(item, place), children: item.children.map(entry) }))
  await replaceMenu(trx, await findPlatformId(trx, platform), menu)
}

async function writeBoard(trx: Transaction<Schema>, platform: string, members: BoardState): Promise<void> {
  const platformId = await findPlatformId(trx, platform)
  const present = new Map<number, BoardMemberId>((await listBoardMembers(trx, platform)).map(({ id }) => [id, id]))
  const retained = new Set<number>(members.map(({ id }) => id))
  const removedIds = [...present.values()].filter(id => !retained.has(id))
  if (removedIds.length > 0) await trx.deleteFrom('board_member').where('id', 'in', removedIds).execute()
  for (const [place, { id, subjects, mediaId, ...member }] of members.entries()) {
    const subjectIds: BoardSubjectId[] = []
    for (const name of subjects) subjectIds.push(await storeBoardSubject(trx, platformId, name))
    const picture = mediaId !== null && (await hasImage(trx, platformId, mediaId)) ? mediaId : null
    const facts = { ...member, mediaId: picture, menuOrder: place + 1, subjectIds }
    await storeBoardMember(trx, platformId, facts, present.get(id) ?? null)
  }
}

async function writeSubjects(trx: Transaction<Schema>, platform: string, subjects: PartStates['subjects']): Promise<void> {
  const present = await listBoardSubjects(trx, platform)
  const nameOf = new Map<number, string>(subjects.map(({ id, name }) => [id, name]))
  const isPresent = new Set<number>(present.map(({ id }) => id))
  await changeBoardSubjects(trx, platform, {
    removedIds: present.filter(({ id }) => !nameOf.has(id)).map(({ id }) => id),
    renamed: present.flatMap(({ id, name }) => {
      const before = nameOf.get(id)
      return before === undefined || before === name ? [] : [{ id, name: before }]
    }),
    added: subjects.filter(({ id }) => !isPresent.has(id)).map(({ name }) => name),
  })
}
