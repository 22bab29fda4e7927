/** A generated article of a wished length, put into a library. */

import type { ArticleDocument } from '../../src/document/article-document.ts'
import { renderArticle } from '../../src/document/html/render-article.ts'
import { readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'
import { itemPath } from '../../src/modules/publications/domain/content/item-path.ts'
import type { WordRange } from '../generate-publications/article.ts'
import { generateItems } from '../generate-publications/generate-items.ts'
import { makeItem } from '../generate-publications/item.ts'
import type { Environment } from './child.ts'

/** Found by trying: the first item of this seed is an article with figures, tables and formulas, of which there is one version. */
const seed = 72
const firstGuess = 15_000

const exactly = (words: number): WordRange => ({ min: words, max: words })

function documentOf(words: number): ArticleDocument {
  const item = makeItem(seed, 1, exactly(words))
  const document = item.kind === 'article' ? item.versions.at(-1) : undefined
  if (document === undefined) throw new Error(`Seed ${seed} begins with no article: choose another one.`)
  return document
}

/** @param htmlBytes of the article's body, about @returns its path */
export async function addLongArticle(environment: Environment, htmlBytes: number): Promise<{ path: string; htmlBytes: number }> {
  const bytesWith = (words: number): number => Buffer.byteLength(renderArticle(documentOf(words), { resolveFile: () => null }).main)
  const words = Math.round((firstGuess * htmlBytes) / bytesWith(firstGuess))

  const library = await openLibrary(readConfig(environment))
  try {
    const { database, files, config } = library
    await generateItems({ kysely: database.kysely, files, platform: config.defaultPlatform }, { count: 1, seed, words: exactly(words) })
  } finally {
    await library.database.close()
  }
  const { volume, elocationId } = documentOf(words).metadata
  return { path: itemPath('ARTICLE', { volume: Number(volume), publicationId: Number(elocationId) }), htmlBytes: bytesWith(words) }
}
