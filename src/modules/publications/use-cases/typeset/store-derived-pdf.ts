/** Stores PDFs that are made here, under hrefs that identify what they were made from. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { type PdfWarning, storeTypesetPdf, type VersionToTypeset } from '../../data/typeset.ts'
import type { Typesetter } from '../../external/typesetter/typesetter.ts'

/** The brand that a site prints on its PDFs. */
export interface PaperBrand {
  name: string
  /** #rrggbb, readable on white. */
  accent: string
  /** Such as https://research.example.org, for links to the article's files; null where the site has no host of its own. */
  origin: string | null
  /** Whether the site shows peer review. */
  showsReports: boolean
}

export interface TypesetSetting {
  kysely: Kysely<Schema>
  files: FileStore
  typesetter: Typesetter
  /** Aborts the marking of a PDF, which fails with the signal's reason; the typesetter aborts the making of one. */
  signal?: AbortSignal
  /** Maps a site's key to its brand. */
  brandOf: (platform: string) => PaperBrand
}

export interface TypesetVersion {
  isStored: boolean
  warning: { code: PdfWarning; message: string } | null
}

export function fingerprintOf(facts: readonly (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16)
}

/** @returns false where the version was deleted meanwhile, or has another source */
export async function storeDerivedPdf(
  pdf: Uint8Array,
  version: VersionToTypeset,
  { href, name }: { href: string; name: string },
  { kysely, files }: TypesetSetting,
): Promise<boolean> {
  const { sha256, bytes } = await files.put(pdf)
  const file = { sha256, bytes, mimeType: 'application/pdf', width: null, height: null, name, role: 'other' as const, label: 'PDF' }
  return await kysely.transaction().execute(transaction => storeTypesetPdf(transaction, version, href, file))
}
