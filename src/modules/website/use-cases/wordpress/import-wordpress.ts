/** Migrates an existing WordPress: a running one over its API, or its export file. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { OperatorError } from '../../../../core/operator-error.ts'
import { askWordpress } from '../../external/wordpress/ask-wordpress.ts'
import { createWordpress } from '../../external/wordpress/rest-wordpress.ts'
import { readWordpressHome } from '../../external/wordpress/wordpress-sites.ts'
import { importContent } from './import-content.ts'
import type { ImportReport, WordpressImportSetting } from './import-run.ts'
import { readExportFile } from './read-export-file.ts'

export interface ImportOptions {
  /** A URL, or the absolute path of an export file. */
  source: string
  /** The URL from which the files in an export may be fetched; null: they are left out. */
  filesFrom: string | null
  replace: boolean
  dryRun: boolean
}

export interface ImportedWordpress extends ImportReport {
  /** The WordPress's URL. */
  home: string
}

/** @throws OperatorError for an invalid file or an unknown platform, ServiceFailure */
export async function importWordpress(
  library: Pick<WordpressImportSetting, 'kysely' | 'files' | 'hiddenSections'>,
  platform: string,
  { source, filesFrom, replace, dryRun }: ImportOptions,
): Promise<ImportedWordpress> {
  const setting = { ...library, platform, replace, dryRun, as: 'moved', media: 'all' } as const
  const { signal } = new AbortController()
  if (/^https?:\/\//i.test(source)) {
    const wordpress = createWordpress(homeOf(source, source))
    const content = await wordpress.read(signal)
    const fetchFile = (url: string, maxBytes: number) => wordpress.file(url, maxBytes, signal)
    return { home: wordpress.home, ...(await importContent({ ...setting, fetchFile }, content)) }
  }
  const content = readExportFile(await readSource(source), basename(source))
  const ask = filesFrom === null ? null : askWordpress(homeOf(filesFrom, '--files-from'))
  const fetchFile = ask && ((url: string, maxBytes: number) => ask.file(url, maxBytes, signal))
  return { home: content.home, ...(await importContent({ ...setting, fetchFile }, content)) }
}

function homeOf(url: string, name: string): string {
  const home = readWordpressHome(url)
  if (home === null) throw new OperatorError(`${name}: must be the address of a WordPress, such as https://www.example.org`)
  return home
}

/** Bytes; larger than any file that WordPress exports. */
const maxBytes = 512 * 1024 * 1024

async function readSource(path: string): Promise<Uint8Array> {
  const facts = await stat(path).catch(() => null)
  if (facts === null || !facts.isFile())
    throw new OperatorError(`${path}: there is no such file, and it is no address that begins with https:// or http://`)
  if (facts.size > maxBytes) throw new OperatorError(`${path}: the file has more than ${maxBytes} bytes`)
  return await readFile(path)
}
