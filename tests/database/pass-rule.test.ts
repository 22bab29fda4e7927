import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultPassRule, type PassRule } from '../../src/domain/peer-review/pass-rule.ts'
import { loadPlatforms } from '../../src/use-cases/platforms/load-platforms.ts'
import { storePlatforms } from '../../src/use-cases/platforms/store-platforms.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const platform = 'f1000research'
const [folder, other] = ['early-cycle-battery-life', 'drying-duration-litter-breakdown'].map(name => join('demo/articles', name))

let library: TestLibrary
beforeEach(async () => {
  library = await openTestLibrary()
})
afterEach(() => library.close())

/** As an installation does when it starts with these settings. */
async function setRule(passRule: PassRule): Promise<void> {
  const settingsFile = join(library.folder, 'platforms.json')
  await writeFile(settingsFile, JSON.stringify({ platforms: { [platform]: { peerReview: { passRule } } } }))
  await storePlatforms(library.database.kysely, await loadPlatforms({ settingsFile, defaultKey: platform }))
}

async function statuses(publicationId: number): Promise<(string | null)[]> {
  const versions = await library.database.kysely
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
    .where('item.publication_id', '=', publicationId)
    .select('version.editorial_status as status')
    .orderBy('version.version_number')
    .execute()
  return versions.map(({ status }) => status)
}

const rule = (approved: number, approvedWithReservations: number): PassRule => ({ anyOf: [{ approved, approvedWithReservations }] })

test('what passes follows the platform’s rule, for what is there and for what comes', async () => {
  // Version 1 has one approval and one with reservations; version 2 has two approvals and one refusal.
  await library.import([String(folder)])
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
  await setRule(rule(1, 1))
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
  await setRule(rule(9, 0))
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'UNDERGOING_PEER_REVIEW'])

  const { failed } = await library.import([String(other)])
  expect(failed).toEqual([])
  const passed = () =>
    library.database.kysely.selectFrom('version').select('id').where('editorial_status', '=', 'PASSED_PEER_REVIEW').execute()
  expect(await passed()).toEqual([])

  await setRule(defaultPassRule)
  // Of each of the two articles the newest version at least.
  expect((await passed()).length).toBeGreaterThan(1)
  expect(await statuses(308)).toEqual(['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'])
})

test('what an editor said stays, whatever the rule', async () => {
  await library.import([String(folder)])
  const { kysely } = library.database
  await kysely.updateTable('version').set({ editorial_status: 'NOT_PASSED_PEER_REVIEW' }).where('version_number', '=', 2).execute()
  await setRule(rule(1, 0))
  expect(await statuses(308)).toEqual(['PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW'])
})
