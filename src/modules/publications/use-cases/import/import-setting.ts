import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import type { UnpublishedState } from '../../domain/content/unpublished-state.ts'
import type { SourceLimits } from '../../external/import-sources/import-source.ts'
import type { RemoteFiles } from '../../external/remote-files/remote-files.ts'
import type { ExportPart } from '../export/export-part.ts'
import type { TypesetSetting } from '../typeset/store-derived-pdf.ts'
import type { ItemGateways } from './item-gateways.ts'

export interface ImportSetting {
  kysely: Kysely<Schema>
  files: FileStore
  limits: SourceLimits
  /** Key of the site that gets the content. */
  platform: string
  /** Slugs of the gateways that get it too. */
  gateways: readonly string[]
  itemGateways: ItemGateways
  /** These are what exports have of all modules. */
  exportParts: readonly ExportPart[]
  /** The state of new content that no export describes; null or missing: published. */
  unpublishedAs?: UnpublishedState | null
  /** Null: no PDFs are made. */
  typeset: Pick<TypesetSetting, 'typesetter' | 'brandOf'> | null
  /** Fetches images that sources name by a URL elsewhere; without it, they are not fetched. */
  remoteFiles?: Pick<RemoteFiles, 'picture'> | null
}
