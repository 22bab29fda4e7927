/** The common state and functions of the steps of an import. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { BlogSection } from '../../../sites/domain/blog-paths.ts'
import { isOfKind, listWordpressItems, type WordpressItem, type WordpressItemOf } from '../../data/wordpress-item.ts'
import type { WordpressKind } from '../../data/wordpress-tables.ts'
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'

export interface WordpressImportSetting {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'put'>
  /** The platform's key. */
  platform: string
  /** Fetches a file by its absolute URL; null where there is none. The function is null where none may be fetched. */
  fetchFile: ((url: string, maxBytes: number) => Promise<Uint8Array | null>) | null
  /**
   * followed: the WordPress takes precedence over content here, and what it no longer has is unpublished. moved: content that was changed
   * here stays, and so does what was imported before.
   */
  as: 'followed' | 'moved'
  /** Whether to overwrite content that was changed here; its revisions are kept. */
  replace: boolean
  /** Dry run: makes all checks and stores nothing. */
  dryRun: boolean
  /** Sections that the platform does not show: their posts are stored, with a warning. */
  hiddenSections?: readonly BlogSection[]
  /** Whether to import the whole media library, or only the files that texts use. */
  media: 'all' | 'used'
}

export interface ImportReport {
  created: string[]
  updated: string[]
  unchanged: number
  takenOff: string[]
  leftOut: { what: string; why: string }[]
  warnings: { what: string; message: string }[]
}

export interface ImportRun extends WordpressImportSetting {
  content: WordpressContent
  /** The WordPress's host and path. */
  site: string
  /** The results of earlier imports. */
  known: {
    of: <Kind extends WordpressKind>(kind: Kind, wordpressId: number) => WordpressItemOf<Kind> | undefined
    all: readonly WordpressItem[]
  }
  report: ImportReport
}

/** Identifies a WordPress without its scheme, which may change from http to https. */
export const siteOf = (home: string): string => home.replace(/^https?:\/\/(?:www\.)?/, '')

export async function beginImport(setting: WordpressImportSetting, content: WordpressContent): Promise<ImportRun> {
  const site = siteOf(content.home)
  const all = await listWordpressItems(setting.kysely, setting.platform, site)
  const byKey = new Map(all.map(item => [`${item.kind} ${item.wordpressId}`, item]))
  const report = { created: [], updated: [], unchanged: 0, takenOff: [], leftOut: [...content.leftOut], warnings: [] }
  const of = <Kind extends WordpressKind>(kind: Kind, id: number) => {
    const item = byKey.get(`${kind} ${id}`)
    return item !== undefined && isOfKind(item, kind) ? item : undefined
  }
  return { ...setting, content, site, known: { all, of }, report }
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

export function note({ report }: ImportRun, outcome: 'created' | 'updated' | 'unchanged', what: string): void {
  if (outcome === 'unchanged') report.unchanged += 1
  else report[outcome].push(what)
}

export const leaveOut = ({ report }: ImportRun, what: string, why: string): void => void report.leftOut.push({ what, why })

/** Characters; longer than anything that somebody reads. */
export const maxTextLength = 1_000_000
