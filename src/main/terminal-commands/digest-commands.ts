/** The command `recto digest`, executed by the terminal's process or by the running server. */
import { z } from 'zod'
import { ensureInstallationSecret } from '../../core/database/installation-secret.ts'
import { emailWriters } from '../../main/email-writers.ts'
import { previewRun } from '../../modules/alerts/data/digest-run.ts'
import { digestKinds } from '../../modules/alerts/domain/digests/period.ts'
import { alertLinks } from '../../modules/alerts/use-cases/alert-links.ts'
import { type DigestSetting, runDigest } from '../../modules/alerts/use-cases/digests/run-digests.ts'
import { createPostgresSearch } from '../../modules/discovery/engine/postgres/create-postgres-search.ts'
import { createMail } from '../../modules/email/use-cases/create-mail.ts'
import { libraryCommand } from './library-command.ts'

const kind = z.enum(digestKinds)

export const digestRun = libraryCommand({
  name: 'digest-run',
  input: z.strictObject({ dryRun: z.boolean() }),
  /**
   * For each kind, this is the number of publications that it announces, or would, and the number of emails posted; null where nothing is
   * due.
   */
  result: z.object({ runs: z.array(z.object({ kind, items: z.number(), mails: z.number().nullable() })), sends: z.boolean() }),
  changesLibrary: () => false,
  run: async ({ database, config, platforms }, { dryRun }) => {
    const { kysely } = database
    const storedSecret = ensureInstallationSecret(kysely, 'signing')
    const setting: DigestSetting = {
      kysely,
      search: createPostgresSearch(kysely),
      mail: createMail({ database, writers: emailWriters, from: config.mail?.from ?? null, onPosted: () => undefined }),
      sites: platforms.all,
      linksOf: async (...subscriberAndList) => alertLinks(config.secret ?? (await storedSecret()), ...subscriberAndList),
    }
    const runs = []
    for (const each of digestKinds) {
      const items = await previewRun(kysely, each)
      const outcome = dryRun ? null : await runDigest(setting, each)
      runs.push({ kind: each, items, mails: outcome?.mails ?? null })
    }
    return { runs, sends: config.mail !== null }
  },
})
