/** What other modules use of the server code of sites; they import nothing else of them (decision 0106). */
export type { Application } from './application.ts'
export { findPlatformId, listPlatforms, lockPlatform, storePlatform, unknownPlatform } from './data/platforms.ts'
export { listArticleTypes, listDocumentTypes, listFunders, listGatewayNames, listPublishedYears } from './data/reference-lists.ts'
export { drawEmailLogo } from './serve/brand-images.ts'
export { chooseColours } from './use-cases/brands/choose-colours.ts'
export type { Platforms, Site } from './use-cases/load-platforms.ts'
