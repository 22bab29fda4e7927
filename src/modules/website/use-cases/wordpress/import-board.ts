/** Imports the menu, the statistics and the board of a WordPress. */

import { isDeepStrictEqual } from 'node:util'
import { type MenuItem, menuItemSchema } from '../../../sites/domain/navigation/main-menu.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { findStatistics, listBoardSubjects, listMenuItems } from '../../data/site-content.ts'
import {
  deleteBoardMember,
  deleteBoardSubject,
  replaceMenu,
  storeBoardMember,
  storeBoardSubject,
  storeStatistics,
} from '../../data/site-content-writing.ts'
import { noteWordpressItem } from '../../data/wordpress-item.ts'
import type { BoardSubjectId } from '../../domain/ids.ts'
import { buildMenu } from '../site-content/build-menu.ts'
import type { MediaOf } from './import-media.ts'
import { hashOf, type ImportRun, leaveOut, note } from './import-run.ts'
import type { TextReader } from './import-texts.ts'
import type { NewPaths } from './new-paths.ts'

export async function importMenu(importRun: ImportRun, { pathOf }: NewPaths): Promise<void> {
  const { content, kysely, platform, dryRun } = importRun
  // An empty menu must not replace the site's own.
  if (content.menu === null || content.menu.length === 0) return
  const items = content.menu.flatMap(item => readyItem(importRun, item, pathOf))
  const present = buildMenu(await listMenuItems(kysely, platform))
  if (present !== null && isDeepStrictEqual(plain(present), plain(items))) return note(importRun, 'unchanged', 'the menu')
  if (present !== null && importRun.as === 'moved' && !importRun.replace)
    return leaveOut(importRun, 'the menu', 'the platform has one of its own (--replace puts this one in its place)')
  note(importRun, present === null ? 'created' : 'updated', 'the menu')
  if (dryRun) return
  await kysely.transaction().execute(async trx => replaceMenu(trx, await findPlatformId(trx, platform), items))
}

function readyItem(importRun: ImportRun, { path, children = [], ...item }: MenuItem, pathOf: NewPaths['pathOf']): MenuItem[] {
  const leadsTo = path === undefined ? undefined : (pathOf(path) ?? path)
  const ready = {
    ...item,
    ...(leadsTo !== undefined && { path: leadsTo }),
    children: children.flatMap(child => readyItem(importRun, child, pathOf)),
  }
  if (menuItemSchema.safeParse(ready).success) return [ready]
  leaveOut(importRun, `the menu’s entry “${item.text ?? ''}”`, `${path ?? 'it'} is no address that a menu can lead to`)
  return []
}

interface PlainItem {
  path: string | undefined
  placeholder: string | undefined
  text: string | undefined
  children: PlainItem[]
}
const plain = (items: readonly MenuItem[]): PlainItem[] =>
  items
    .toSorted((one, other) => one.menuOrder - other.menuOrder)
    .map(({ path, placeholder, text, children = [] }) => ({ path, placeholder, text, children: plain(children) }))

export async function importStatistics(importRun: ImportRun): Promise<void> {
  const { content, kysely, platform, dryRun } = importRun
  const { statistics } = content
  if (statistics === null || statistics.stats.length === 0) return
  const present = await findStatistics(kysely, platform)
  if (isDeepStrictEqual(present, statistics)) return note(importRun, 'unchanged', 'the numbers')
  if (present !== null && importRun.as === 'moved' && !importRun.replace)
    return leaveOut(importRun, 'the numbers', 'the platform has some of its own (--replace puts these in their place)')
  note(importRun, present === null ? 'created' : 'updated', 'the numbers')
  if (!dryRun) await storeStatistics(kysely, await findPlatformId(kysely, platform), statistics)
}

/** Subjects are imported first, because members refer to them. */
export async function importBoard(importRun: ImportRun, reader: TextReader, mediaOf: MediaOf): Promise<void> {
  const subjects = await importSubjects(importRun)
  const { content, kysely, platform, site, known, dryRun } = importRun
  for (const { id: wordpressId, image, body, subjectIds, ...rest } of content.members ?? []) {
    const what = `the board’s member ${rest.name}`
    const found = image === null ? null : mediaOf(image)
    const member = {
      ...rest,
      body: body === null ? null : reader.read(what, body),
      mediaId: found?.isImage ? found.id : null,
      subjectIds: subjectIds.flatMap(id => subjects.get(id) ?? []),
    }
    const hash = hashOf(member)
    const before = known.of('member', wordpressId)
    note(importRun, before === undefined ? 'created' : before.hash === hash ? 'unchanged' : 'updated', what)
    if (dryRun || before?.hash === hash) continue
    await kysely.transaction().execute(async trx => {
      const localId = await storeBoardMember(trx, await findPlatformId(trx, platform), member, before?.localId ?? null)
      await noteWordpressItem(trx, platform, site, { kind: 'member', wordpressId, localId, hash, revisionId: null })
    })
  }
  if (importRun.as === 'followed') await unpublishBoard(importRun)
}

/** @returns ids here by the ids there */
async function importSubjects(importRun: ImportRun): Promise<ReadonlyMap<number, BoardSubjectId>> {
  const { content, kysely, platform, site, known, dryRun } = importRun
  const present = new Set((await listBoardSubjects(kysely, platform)).map(({ id }) => id))
  const ids = new Map<number, BoardSubjectId>()
  for (const { id: wordpressId, name } of content.subjects ?? []) {
    const hash = hashOf(name)
    const before = known.of('subject', wordpressId)
    if (before?.hash === hash && present.has(before.localId)) ids.set(wordpressId, before.localId)
    else if (!dryRun)
      await kysely.transaction().execute(async trx => {
        const localId = await storeBoardSubject(trx, await findPlatformId(trx, platform), name)
        await noteWordpressItem(trx, platform, site, { kind: 'subject', wordpressId, localId, hash, revisionId: null })
        ids.set(wordpressId, localId)
      })
  }
  return ids
}

/** Their WordPress references are removed with them. */
async function unpublishBoard({ content, kysely, known, dryRun, report }: ImportRun): Promise<void> {
  const members = new Set(content.members?.map(({ id }) => id))
  const subjects = new Set(content.subjects?.map(({ id }) => id))
  for (const { kind, wordpressId, localId } of known.all) {
    if (kind === 'member' && content.members !== null && !members.has(wordpressId)) {
      report.takenOff.push(`a member of the board (${wordpressId})`)
      if (!dryRun) await deleteBoardMember(kysely, localId)
    }
    if (kind === 'subject' && content.subjects !== null && !subjects.has(wordpressId) && !dryRun) await deleteBoardSubject(kysely, localId)
  }
}
