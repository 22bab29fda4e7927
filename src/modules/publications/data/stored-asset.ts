import type { AssetPackage } from '../domain/content/asset-package.ts'
import type { MissingSubjects, StoredFile } from './stored-article.ts'

/** What is stored of a poster, slide deck, document or video. Its files are in the file store already. */
export interface StoredAsset {
  item: AssetPackage
  /** By path within the package; one for each that the item names. */
  files: ReadonlyMap<string, StoredFile>
  missingSubjects: MissingSubjects
  /** False where nobody but editors and authors may see it; of an asset that is there already, what is set there stays. */
  isPublic: boolean
}
