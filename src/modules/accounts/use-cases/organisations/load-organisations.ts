import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { storeOrganisations } from '../../data/organisation.ts'
import type { Organisation } from '../../domain/organisations/organisation.ts'
import type { DumpRecord } from '../../external/organisations/ror-dump.ts'

export interface LoadedOrganisations {
  loaded: number
  withdrawn: number
  /** How many records were invalid and left out, and the first of them with their lines. */
  wrong: number
  problems: { line: number; message: string }[]
}

/** One transaction per batch: an interrupted load has stored whole organisations, and a running server answers in between. */
const batchSize = 200
const maxProblems = 20

/** Loads organisations by their ROR ids: known ones are updated, and those that the file lacks stay. */
export async function loadOrganisations(
  kysely: Kysely<Schema>,
  records: AsyncIterable<DumpRecord>,
  onProgress: (loaded: number) => void = () => {},
): Promise<LoadedOrganisations> {
  const result: LoadedOrganisations = { loaded: 0, withdrawn: 0, wrong: 0, problems: [] }
  let batch = new Map<string, Organisation>()
  const store = async (): Promise<void> => {
    const organisations = [...batch.values()]
    batch = new Map()
    await kysely.transaction().execute(trx => storeOrganisations(trx, organisations))
    result.loaded += organisations.length
    result.withdrawn += organisations.filter(({ status }) => status === 'withdrawn').length
    onProgress(result.loaded)
  }
  for await (const record of records) {
    if (record.kind === 'wrong') {
      result.wrong += 1
      if (result.problems.length < maxProblems) result.problems.push({ line: record.line, message: record.message })
      continue
    }
    batch.set(record.organisation.ror, record.organisation)
    if (batch.size >= batchSize) await store()
  }
  await store()
  return result
}
