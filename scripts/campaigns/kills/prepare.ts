/** What the campaign `kills` needs in its library: somebody who may do everything, followers of what is new, and a publication. */
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { AccountId, VersionId } from '../../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../../src/main/account-data.ts'
import { readConfig } from '../../../src/main/config.ts'
import { importWithProgress } from '../../../src/main/import-with-progress.ts'
import { openLibrary } from '../../../src/main/library.ts'
import { addUser } from '../../../src/modules/accounts/use-cases/add-user.ts'
import { addItem, followAt, platform } from '../../../tests/support/digest-library.ts'
import type { Environment } from '../../../tools/bench/child.ts'
import { credentials } from '../demo-with-editor.ts'
import { campaignJobs, digested } from './killed-job.ts'

export const followers = 60
const article = resolve(import.meta.dirname, '../../../demo/articles/text-messages-blood-pressure')

/** @param environment of a library that is empty */
export async function prepareLibrary(environment: Environment): Promise<{ accountId: AccountId; versionId: VersionId }> {
  const library = await openLibrary(readConfig({ ...environment, NODE_ENV: 'production' }), { isServer: true })
  const { kysely } = library.database
  try {
    const editor = { ...credentials, firstName: 'Ada', lastName: 'Roof', roles: ['ROLE_SUPER_EDITOR'] }
    const { id: accountId } = await addUser({ kysely, accountParts }, editor)
    // Comments of somebody who has just registered wait for an editor.
    await sql`update account set email_verified_at = now(), created_at = now() - interval '90 days'`.execute(kysely)
    const request = { what: 'Importing', platform, gateways: [], dryRun: false, pdf: false }
    const { failed } = await importWithProgress(library, [join(article)], request)
    if (failed.length > 0) throw new Error(JSON.stringify(failed))
    const { id: versionId } = await kysely.selectFrom('version').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    await sql`create table campaign_done (number integer not null, half integer not null)`.execute(kysely)
    for (let number = 0; number < followers; number += 1) await followAt(kysely, `follower-${number}@example.net`, [{ kind: 'PLATFORM' }])
    await addItem(kysely, 'Rain')
    const jobs = campaignJobs(library.database)
    await jobs.prepare()
    await jobs.enqueue(digested, {}, { key: 'digest' })
    await jobs.close()
    return { accountId, versionId }
  } finally {
    await library.database.close()
  }
}
