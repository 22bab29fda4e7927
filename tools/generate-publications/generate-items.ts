/** Fills a library with any number of generated publications, for load tests. */
import { setImmediate as breath } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../src/core/database/schema.ts'
import type { FileStore } from '../../src/core/files/file-store.ts'
import type { ArticleDocument } from '../../src/document/article-document.ts'
import { listFileReferences } from '../../src/document/figures.ts'
import { noReaderVersion } from '../../src/document/jats/read/reader-version.ts'
import { hastenStoring } from '../../src/modules/publications/data/store/insert-rows.ts'
import { storeAsset } from '../../src/modules/publications/data/store-asset.ts'
import type { NewArticle } from '../../src/modules/publications/data/store-new-articles.ts'
import type { StoredAsset } from '../../src/modules/publications/data/stored-asset.ts'
import { renderForStoring } from '../../src/modules/publications/use-cases/import/render-for-storing.ts'
import { storeArticles } from '../../src/modules/publications/use-cases/store-articles.ts'
import type { WordRange } from './article.ts'
import { assetFiles, type BlockFiles, storeBlockFiles } from './block-files.ts'
import { figureHref } from './floats.ts'
import { makeItem, usualWords } from './item.ts'

export interface GenerateSetting {
  kysely: Kysely<Schema>
  files: FileStore
  /** Key of the platform that they go to. */
  platform: string
}

export interface GenerateOptions {
  count: number
  /** The same seed makes the same publications; storing them again changes nothing. */
  seed: number
  /** The approximate number of words in an article's body. */
  words?: WordRange
  onItem?: (name: string) => void
}

/** Publications that share their few files, which are the same in every run, since files identify a publication. */
const blockSize = 20
/** Blocks a transaction: enough that its statements cost little, few enough that a broken one loses little. */
const blocksAtOnce = 3
/** Has to be increased whenever the same seed would generate other publications, so that stored ones are replaced. */
const generatorVersion = 1

/** @returns how many items were new, and in how many seconds @throws OperatorError for an unknown platform */
export async function generateItems(
  setting: GenerateSetting,
  { count, seed, words = usualWords, onItem }: GenerateOptions,
): Promise<{ created: number; seconds: number }> {
  const start = performance.now()
  const step = blockSize * blocksAtOnce
  let created = 0
  // The next ones are generated while the last ones are stored.
  let storing = Promise.resolve(0)
  for (let first = 1; first <= count; first += step) {
    const making = makeItems(setting.files, { seed, words, first, last: Math.min(count, first + step - 1) })
    const [made, newOnes] = await Promise.all([making, storing])
    created += newOnes
    storing = setting.kysely.transaction().execute(trx => storeItems(trx, setting.platform, made))
    for (let number = first; number < first + made.articles.length + made.assets.length; number += 1) onItem?.(`${seed}-${number}`)
  }
  created += await storing
  return { created, seconds: (performance.now() - start) / 1000 }
}

interface MadeItems {
  articles: NewArticle[]
  assets: StoredAsset[]
}

async function makeItems(
  store: FileStore,
  { seed, words, first, last }: { seed: number; words: WordRange; first: number; last: number },
): Promise<MadeItems> {
  const made: MadeItems = { articles: [], assets: [] }
  for (let begin = first; begin <= last; begin += blockSize) {
    const recipe = { generatorVersion, seed, first: begin, minWords: words.min, maxWords: words.max }
    const files = await storeBlockFiles(store, recipe)
    for (let number = begin; number <= Math.min(last, begin + blockSize - 1); number += 1) {
      const item = makeItem(seed, number, words)
      if (item.kind === 'article') made.articles.push(item.versions.map(document => readyToStore(document, files)))
      else made.assets.push({ item: item.item, files: assetFiles(files), missingSubjects: 'create', isPublic: true })
      // Lets the database receive its next query meanwhile.
      await breath()
    }
  }
  return made
}

/** @returns how many were new */
async function storeItems(trx: Transaction<Schema>, platform: string, { articles, assets }: MadeItems): Promise<number> {
  await hastenStoring(trx)
  let created = (await storeArticles(trx, platform, articles)).filter(Boolean).length
  for (const asset of assets) if ((await storeAsset(trx, platform, asset)).outcome === 'created') created += 1
  return created
}

function readyToStore(document: ArticleDocument, { source, figure, displayedFigure }: BlockFiles) {
  const hasFigure = listFileReferences(document).includes(figureHref)
  return renderForStoring({
    document,
    warnings: [],
    source,
    files: new Map(hasFigure ? [[figureHref, figure]] : []),
    displayedFiles: new Map(hasFigure ? [[figureHref, displayedFigure]] : []),
    thumbnail: hasFigure ? figureHref : null,
    missingSubjects: 'create',
    readerVersion: noReaderVersion,
  })
}
