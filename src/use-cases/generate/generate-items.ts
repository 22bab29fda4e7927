/** Fills a library with any number of sample items, for load tests. */
import type { Kysely, Transaction } from 'kysely'
import type { FileStore } from '../../data/file-store.ts'
import type { Schema } from '../../data/schema.ts'
import { storeArticleVersion } from '../../data/store-article.ts'
import { storeAsset } from '../../data/store-asset.ts'
import type { ArticleDocument } from '../../domain/content/article-document.ts'
import { listFileReferences } from '../../domain/document/figures.ts'
import { renderForStoring } from '../import/render-for-storing.ts'
import type { WordRange } from './article.ts'
import { assetFiles, type BlockFiles, storeBlockFiles } from './block-files.ts'
import { figureHref } from './floats.ts'
import { type GeneratedItem, makeItem, usualWords } from './item.ts'

export interface GenerateSetting {
  kysely: Kysely<Schema>
  files: FileStore
  /** Key of the platform that they go to. */
  platform: string
}

export interface GenerateOptions {
  count: number
  /** The same seed makes the same items; storing them again changes nothing. */
  seed: number
  /** In the body of an article, about. */
  words?: WordRange
  onItem?: (name: string) => void
}

/** Items a transaction: enough that the end of a transaction costs little, few enough that a broken one loses little. */
const blockSize = 20
/** To be raised whenever the same seed would give other items, so that stored ones are replaced. */
const generatorVersion = 1

/** @returns how many items were new, and in how many seconds @throws PlatformMissingError */
export async function generateItems(
  setting: GenerateSetting,
  { count, seed, words = usualWords, onItem }: GenerateOptions,
): Promise<{ created: number; seconds: number }> {
  const start = performance.now()
  let created = 0
  for (let first = 1; first <= count; first += blockSize) {
    const recipe = { generatorVersion, seed, first, leastWords: words.least, mostWords: words.most }
    const files = await storeBlockFiles(setting.files, recipe)
    const last = Math.min(count, first + blockSize - 1)
    created += await setting.kysely.transaction().execute(async trx => {
      let createdInBlock = 0
      for (let number = first; number <= last; number += 1) {
        const item = makeItem(seed, number, words)
        if (await storeItem(trx, setting.platform, item, files)) createdInBlock += 1
        onItem?.(`${seed}-${number}`)
      }
      return createdInBlock
    })
  }
  return { created, seconds: (performance.now() - start) / 1000 }
}

/** @returns whether it was new */
async function storeItem(trx: Transaction<Schema>, platform: string, generated: GeneratedItem, files: BlockFiles): Promise<boolean> {
  if (generated.kind === 'asset') {
    const asset = { item: generated.item, files: assetFiles(files), missingSubjects: 'create' as const, isPublic: true }
    return (await storeAsset(trx, platform, asset)).outcome === 'created'
  }
  const outcomes = []
  for (const document of generated.versions) {
    outcomes.push((await storeArticleVersion(trx, platform, readyToStore(document, files))).outcome)
  }
  return outcomes[0] === 'created'
}

function readyToStore(document: ArticleDocument, { source, figure, presentedFigure }: BlockFiles) {
  const hasFigure = listFileReferences(document).includes(figureHref)
  return renderForStoring({
    document,
    warnings: [],
    source,
    files: new Map(hasFigure ? [[figureHref, figure]] : []),
    presented: new Map(hasFigure ? [[figureHref, presentedFigure]] : []),
    thumbnail: hasFigure ? figureHref : null,
    missingSubjects: 'create',
  })
}
