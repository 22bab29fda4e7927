/** The n-th item of a seed: nine of ten are articles. No clock, no database, no file: the same numbers give the same item. */
import type { ArticleDocument } from '../../src/document/article-document.ts'
import type { AssetPackage } from '../../src/modules/publications/domain/content/asset-package.ts'
import { makeArticle, type WordRange } from './article.ts'
import { makeAsset } from './asset.ts'
import { placeItem } from './item-place.ts'
import { Random } from './random.ts'

export type GeneratedItem = { kind: 'article'; versions: ArticleDocument[] } | { kind: 'asset'; item: AssetPackage }

export const usualWords: WordRange = { min: 2000, max: 6000 }
const articleShare = 0.9

/** @param words approximate number in the body of an article */
export function makeItem(seed: number, number: number, words: WordRange = usualWords): GeneratedItem {
  const place = placeItem(seed, number)
  return new Random(`kind ${place.key}`).chance(articleShare)
    ? { kind: 'article', versions: makeArticle(place, words) }
    : { kind: 'asset', item: makeAsset(place) }
}
