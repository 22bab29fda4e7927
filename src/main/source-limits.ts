import type { SourceLimits } from '../modules/publications/external/import-sources/import-source.ts'
import type { Config } from './config.ts'

const maxEntries = 20_000
/** A package holds a handful of the largest files at most. */
const filesPerPackage = 4

export const sourceLimits = ({ limits }: Config): SourceLimits => ({
  ...limits,
  packageBytes: limits.fileBytes * filesPerPackage,
  packageEntries: maxEntries,
})
