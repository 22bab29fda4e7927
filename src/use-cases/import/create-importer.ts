import { restoreSettings } from '../../data/restore.ts'
import type { FormerPlace } from '../../data/stored-article.ts'
import type { Placement } from '../../domain/content/export-manifest.ts'
import type { ImportSource } from '../../external/import-sources/import-source.ts'
import { type ImportSetting, importArticle } from './import-article.ts'
import { importAsset } from './import-asset.ts'
import type { Imported, Importer } from './importer.ts'

/** Stores what it is given. What comes from an export goes where it stood, the versions of one item together. */
export function createImporter(setting: ImportSetting): Importer {
  const others = new Set<number>()
  let current: { placement: Placement; contentItemId: number | null } | null = null

  function formerPlaceIn(placement: Placement): FormerPlace {
    if (current?.placement !== placement) {
      if (current !== null && current.contentItemId !== null) others.add(current.contentItemId)
      current = { placement, contentItemId: null }
    }
    return { volume: placement.volume, publicationId: placement.publicationId, contentItemId: current.contentItemId, others }
  }

  async function store(source: ImportSource, into: ImportSetting, place?: FormerPlace): Promise<Imported> {
    if (source.kind === 'asset') return { outcome: (await importAsset(source, into)).outcome, warnings: [] }
    const { stored, warnings } = await importArticle(source, into, place)
    if (current !== null) current.contentItemId = stored.contentItemId
    return { outcome: stored.outcome, warnings }
  }

  return {
    begin: manifest => setting.kysely.transaction().execute(transaction => restoreSettings(transaction, manifest)),
    async take(source) {
      if (!source.restored) return await store(source, setting)
      const { placement } = source.restored
      return await store(source, { ...setting, platform: placement.platform, gateways: placement.gateways }, formerPlaceIn(placement))
    },
    end: async () => undefined,
  }
}
