import { filePath } from './item-path.ts'

/**
 * The URL path at which the JATS of a version is read, and the name under which browsers save it.
 * @param sourceName null where the version was imported without a file name
 */
export function sourceFile(sha256: string, sourceName: string | null): { url: string; name: string } {
  const name = sourceName ?? 'article.xml'
  return { url: filePath(sha256, name), name }
}
