import type { AssetPackage } from '../domain/content/asset-package.ts'
import type { MissingSubjects, StoredFile } from './stored-article.ts'

/** The data of a poster, slide deck, document or video to store. The file store has its files already. */
export interface StoredAsset {
  item: AssetPackage
  /** Keyed by path within the package; one for each file that the item names. */
  files: ReadonlyMap<string, StoredFile>
  missingSubjects: MissingSubjects
  /** False where only editors and authors may see it; an asset that is already stored keeps its own value. */
  isPublic: boolean
}
