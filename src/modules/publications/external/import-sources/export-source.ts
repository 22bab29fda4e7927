/** Reads an export: its manifest, and each item with its placement. */
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { z } from 'zod'
import {
  type ExportManifest,
  type ExportSchemas,
  exportManifestName,
  type PlacedSource,
  type Placement,
  placementName,
} from '../../domain/content/export-manifest.ts'
import { type CompanionFile, type ExportedSource, reasonOf, SourceError, type SourceLimits } from './import-source.ts'
import { companionFile, readWithin } from './plain-file.ts'

/** The manifest grows with the number of items. */
const manifestBytes = 512 * 1024 * 1024
const placementBytes = 64 * 1024 * 1024

export const isExport = (folder: string): boolean => existsSync(join(folder, exportManifestName))

/** @throws SourceError where the folder's export.json is not one of Recto's, or is broken */
export async function readManifest(folder: string, { manifest }: ExportSchemas): Promise<ExportManifest> {
  return await readJson(join(folder, exportManifestName), manifestBytes, manifest)
}

/** One source for each version of the item, oldest first. @throws SourceError */
export async function openPlacement(folder: string, schemas: ExportSchemas, limits: SourceLimits): Promise<ExportedSource[]> {
  const placement = await readJson(join(folder, placementName), placementBytes, schemas.placement)
  return placement.sources.map(source => placedSource(folder, placement, source, limits))
}

async function readJson<Schema extends z.ZodType>(path: string, maxBytes: number, schema: Schema): Promise<z.output<Schema>> {
  const text = (await readWithin(path, maxBytes)).toString('utf8')
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new SourceError(path, `This file of the export is no JSON: ${reasonOf(error)}.`, { cause: error })
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.slice(0, 5).map(({ path: place, message }) => `${place.join('.') || 'it'}: ${message}`)
  throw new SourceError(path, `This file of the export cannot be used: ${problems.join('; ')}.`)
}

function placedSource(folder: string, placement: Placement, source: PlacedSource, limits: SourceLimits): ExportedSource {
  const path = join(folder, source.path)
  const files = new Map(source.files.map(file => [file.href, file]))
  const companion = (file: { path: string; name: string } | null | undefined): CompanionFile | null =>
    file ? companionFile(join(folder, file.path), file.name) : null
  const { document } = source
  return {
    name: path,
    fileName: source.name || basename(path),
    kind: placement.contentType === 'ARTICLE' ? 'article' : 'asset',
    read: () => readWithin(path, limits.xmlBytes),
    findFile: href => companion(files.get(href)),
    findPdf: () => companion(source.pdf),
    restored: {
      placement,
      source,
      readDocument: document === null ? null : () => readWithin(join(folder, document), limits.xmlBytes),
    },
  }
}
