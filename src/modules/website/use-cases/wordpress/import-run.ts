/** What the steps of importing a WordPress share. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { listWordpressItems, type WordpressItem } from '../../data/wordpress-item.ts'
import type { WordpressKind } from '../../data/wordpress-tables.ts'
import type { BlogSection } from '../../domain/blog/blog.ts'
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'

export interface WordpressImportSetting {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'put'>
  /** Its key. */
  platform: string
  /** A file by its whole address; null where there is none, or where none may be fetched. */
  fetchFile: ((address: string, maxBytes: number) => Promise<Uint8Array | null>) | null
  /**
   * followed: what the WordPress has goes before what stands here, and what it has no more is taken off. moved: what somebody wrote here
   * stays, and so does what came before.
   */
  as: 'followed' | 'moved'
  /** Also in place of what somebody wrote here; what it was is kept among its states. */
  replace: boolean
  /** Checks everything, and stores nothing. */
  dryRun: boolean
  /** What the platform does not show: its posts are stored, and that nobody sees them is said. */
  hiddenSections?: readonly BlogSection[]
  /** The whole media library, or only what texts name. */
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
  /** Its host and path. */
  site: string
  /** What came before. */
  known: { of: (kind: WordpressKind, wordpressId: number) => WordpressItem | undefined; all: readonly WordpressItem[] }
  report: ImportReport
}

/** What a WordPress is known by: its address changes from http to https. */
export const siteOf = (home: string): string => home.replace(/^https?:\/\/(?:www\.)?/, '')

export async function beginImport(setting: WordpressImportSetting, content: WordpressContent): Promise<ImportRun> {
  const site = siteOf(content.home)
  const all = await listWordpressItems(setting.kysely, setting.platform, site)
  const byKey = new Map(all.map(item => [`${item.kind} ${item.wordpressId}`, item]))
  const report = { created: [], updated: [], unchanged: 0, takenOff: [], leftOut: [...content.leftOut], warnings: [] }
  return { ...setting, content, site, known: { all, of: (kind, id) => byKey.get(`${kind} ${id}`) }, report }
}

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

export function note({ report }: ImportRun, outcome: 'created' | 'updated' | 'unchanged', what: string): void {
  if (outcome === 'unchanged') report.unchanged += 1
  else report[outcome].push(what)
}

export const leaveOut = ({ report }: ImportRun, what: string, why: string): void => void report.leftOut.push({ what, why })

/** Longer than anything that somebody reads, in characters. */
export const maxTextLength = 1_000_000
