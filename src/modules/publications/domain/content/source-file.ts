import { filePath } from './address.ts'

/**
 * Where the JATS of a version is read, from the site's root, and the name under which it is saved.
 * @param sourceName null where the version came without a name for it
 */
export function sourceFile(sha256: string, sourceName: string | null): { url: string; name: string } {
  const name = sourceName ?? 'article.xml'
  return { url: filePath(sha256, name), name }
}
