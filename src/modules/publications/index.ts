/** What other modules use of the server code of publications; they import nothing else of them (decision 0106). */
export { isAuthorOfItem, isItemOfGateway, isReviewerOfItem } from './data/access-columns.ts'
export { listAssetsOfItems } from './data/asset.ts'
export { countItemsByType, listItemIds, listItems, listItemsByIds, type SiteItemKey } from './data/content-item.ts'
export { findItemKeys, listItemBlocks, listItemKeys, publishedKeys } from './data/item-key.ts'
export {
  authorsOfItem,
  noticeRelationsOf,
  publishedItems,
  reportIdsOfItem,
  subjectsOfItem,
  thumbnailOfItem,
  underNotice,
} from './data/item-parts.ts'
export { askReadable, collectMissing, type Readable, readPart, rowIf } from './data/readable.ts'
export { countSampleItems } from './data/sample-content.ts'
export { storeFileRows } from './data/store/files.ts'
export type { StoredFile } from './data/stored-article.ts'
export { countItemsBySubject, findNames, listSubjects, listSubjectsInUse, type NamedIds, type NamesById } from './data/subject.ts'
export { reportWithKey, transferredReportKey } from './data/transfer/published-review.ts'
export { reasonOf, SourceError } from './external/import-sources/import-source.ts'
export { companionFile } from './external/import-sources/plain-file.ts'
export { findCslItem } from './use-cases/citation/find-csl-item.ts'
export type { ContentInfo } from './use-cases/content/find-content.ts'
export { type ExportPart, type ExportSetting, type FileSetting, manifestPart, placementPart } from './use-cases/export/export-part.ts'
export { measureImage } from './use-cases/import/image.ts'
export type { ItemGateways } from './use-cases/import/item-gateways.ts'
export { detectMimeType, headBytes, storeFile } from './use-cases/import/store-file.ts'
export { describeAsset } from './use-cases/reading/asset-metadata.ts'
export type { DiscussedArticle, Discussion } from './use-cases/reading/item-sources.ts'
export { presentCard } from './use-cases/reading/present-card.ts'
export { sweepFilesDaily } from './use-cases/sweep-files.ts'
