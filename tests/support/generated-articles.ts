/** Generated articles as the generator hands them to the store, without files. */

import { noReaderVersion } from '../../src/document/jats/read/reader-version.ts'
import type { NewArticle } from '../../src/modules/publications/data/store-new-articles.ts'
import { renderForStoring } from '../../src/modules/publications/use-cases/import/render-for-storing.ts'
import { makeItem } from '../../tools/generate-publications/item.ts'
import { sha256Of } from './stored-article.ts'

const source = { sha256: sha256Of('generated'), bytes: 9, mimeType: 'application/json', width: null, height: null, name: 'generated.json' }

/** The articles among so many items, with short texts. */
export function makeArticles(count: number): NewArticle[] {
  const items = Array.from({ length: count }, (_, index) => makeItem(31, index + 1, { min: 120, max: 200 }))
  return items.flatMap(item =>
    item.kind === 'asset'
      ? []
      : [
          item.versions.map(document =>
            renderForStoring({
              document,
              warnings: [],
              source,
              files: new Map(),
              displayedFiles: new Map(),
              thumbnail: null,
              missingSubjects: 'create',
              readerVersion: noReaderVersion,
            }),
          ),
        ],
  )
}
