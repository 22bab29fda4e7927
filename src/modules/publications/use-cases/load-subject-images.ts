import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FileStore } from '../../../core/files/file-store.ts'
import { storeSubjectImage } from '../data/store/subjects.ts'
import { measureImage } from './import/image.ts'
import { detectMimeType } from './import/store-file.ts'

/** Stores the images of subjects: each file in the folder is named after a subject's slug. */
export async function loadSubjectImages({ kysely, files }: { kysely: Kysely<Schema>; files: FileStore }, folder: string): Promise<void> {
  for (const name of (await readdir(folder)).sort()) {
    const content = await readFile(join(folder, name))
    const { sha256, bytes } = await files.put(content)
    const mimeType = await detectMimeType(name, content)
    const size = await measureImage(mimeType, bytes, () => files.read(sha256))
    const slug = name.slice(0, -extname(name).length)
    await kysely.transaction().execute(trx => storeSubjectImage(trx, slug, { sha256, bytes, mimeType, ...size }))
  }
}
