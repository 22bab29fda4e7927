/**
 * A module adds this to a full export: keys of the manifest, keys of each item's placement, and files. Each module implements its part;
 * src/main/export-parts.ts lists them.
 */

import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { ContentId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { ExportManifest, Placement } from '../../domain/content/export-manifest.ts'
import type { SourceLimits } from '../../external/import-sources/import-source.ts'

export interface ExportSetting {
  kysely: Kysely<Schema>
  files: FileStore
}

export interface FileSetting {
  files: FileStore
  limits: Pick<SourceLimits, 'fileBytes'>
}

/** An item that an import has just stored, within its transaction. */
export interface RestoredItem {
  contentItemId: ContentId
  /** The version that was stored; null for an item that is no article. */
  version: { versionId: VersionId; versionNumber: number } | null
}

/** An export has this of a part, ready to be imported. The functions are called in this order. */
export interface OpenedPart {
  /** Stores files that rows will refer to. A dry run calls it too, with a file store of its own. */
  storeFiles?(setting: FileSetting): Promise<void>
  /** Restores what is no item's, after the parts before this one; all parts in one transaction, before the items. */
  restore?(trx: Transaction<Schema>): Promise<void>
  /** This runs in the same transaction, after all parts have restored theirs. */
  complete?(trx: Transaction<Schema>): Promise<void>
  /** Folders that are imported each by itself, after all items, since they refer to these. */
  folders?: readonly ExportedFolder[]
  /** This runs after everything else; all parts share one transaction. */
  finish?(trx: Transaction<Schema>): Promise<void>
}

export interface ExportedFolder {
  /** The whole path, for messages. */
  path: string
  /** This only tries whether it could be imported. */
  check(): Promise<void>
  restore(setting: ExportSetting): Promise<void>
}

export interface ManifestPart {
  shape: z.ZodRawShape
  /** Its keys of the manifest. @param directory of the export @returns also the number of files that were written there */
  write(setting: ExportSetting, directory: string): Promise<{ keys: Readonly<Record<string, unknown>>; files: number }>
  /** @param directory of the export */
  open(manifest: ExportManifest, directory: string): OpenedPart
}

export interface PlacementPart {
  shape: z.ZodRawShape
  /** Its keys of the item's placement. */
  write(db: Kysely<Schema>, item: { id: ContentId; contentType: ContentType }): Promise<Readonly<Record<string, unknown>>>
  /** Within the transaction that stores the item, or one of its versions. */
  restore(trx: Transaction<Schema>, item: RestoredItem, placement: Placement): Promise<void>
}

export interface ExportPart {
  /**
   * The tables whose rows it exports and restores. Each table of the database belongs to one part, to the items, or to the tables that
   * src/main/export-parts.ts names with the reason why they are not exported.
   */
  tables: readonly (keyof Schema)[]
  manifest?: ManifestPart
  placement?: PlacementPart
}

type Written<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>> & Readonly<Record<string, unknown>>

/** A part of the manifest from its schema and from what works with the data that it describes. */
export const manifestPart = <Shape extends z.ZodRawShape>(
  shape: Shape,
  part: {
    write(setting: ExportSetting, directory: string): Promise<{ keys: Written<Shape>; files: number }>
    open(data: z.output<z.ZodObject<Shape>>, directory: string): OpenedPart
  },
): ManifestPart => {
  const schema = z.object(shape)
  return { shape, write: part.write, open: (manifest, directory) => part.open(schema.parse(manifest), directory) }
}

/** This is manifestPart for the placement of items. */
export const placementPart = <Shape extends z.ZodRawShape>(
  shape: Shape,
  part: {
    write(db: Kysely<Schema>, item: { id: ContentId; contentType: ContentType }): Promise<Written<Shape>>
    restore(trx: Transaction<Schema>, item: RestoredItem, data: z.output<z.ZodObject<Shape>>): Promise<void>
  },
): PlacementPart => {
  // Once: a schema makes its parser the first time that it parses, and an import restores every version.
  const schema = z.object(shape)
  return { shape, write: part.write, restore: (trx, item, placement) => part.restore(trx, item, schema.parse(placement)) }
}

/** The keys of all parts, for the schemas of exports. */
export const shapesOf = (parts: readonly ExportPart[]) =>
  parts.map(({ manifest, placement }) => ({ manifest: manifest?.shape ?? {}, placement: placement?.shape ?? {} }))
