import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { storeSubjectTree } from '../data/store/subjects.ts'
import { subjectTreeSchema } from '../domain/content/export-manifest.ts'

/** Adds the terms of a JSON file to the tree of subjects, in their order. */
export async function loadSubjects(kysely: Kysely<Schema>, path: string): Promise<void> {
  const terms = subjectTreeSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  await kysely.transaction().execute(transaction => storeSubjectTree(transaction, terms))
}
