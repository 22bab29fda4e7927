import { presentFile, readFormHref } from '../../../document/html/displayed-file.ts'
import type { DisplayedFile } from '../../../document/html/rendered-article.ts'
import type { listFilesOfVersion } from '../data/file.ts'
import { filePath } from '../domain/content/item-path.ts'

type FileRow = Awaited<ReturnType<typeof listFilesOfVersion>>[number]

/** The files by href as they were at import: the images with their smaller forms. */
export function presentFiles(rows: readonly FileRow[]): Map<string, DisplayedFile> {
  const formsOf = new Map<string, (DisplayedFile & { width: number })[]>()
  for (const row of rows) {
    const form = readFormHref(row.href)
    if (form !== null) formsOf.set(form.href, [...(formsOf.get(form.href) ?? []), { ...factsOf(row), width: form.width, variants: [] }])
  }
  return new Map(rows.map(row => [row.href, presentFile(factsOf(row), formsOf.get(row.href) ?? [])]))
}

function factsOf({ sha256, name, width, height, mimeType, bytes }: FileRow): Omit<DisplayedFile, 'variants'> {
  return { url: filePath(sha256, name), width, height, mimeType, bytes }
}
