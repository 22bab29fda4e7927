/** The pages that come with the project (brands/default/pages); a platform shows them until they are edited. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readPageFile } from '../../domain/site-pages/page-file.ts'
import type { LocatedPage } from '../../domain/site-pages/site-page.ts'

/** The pages exist in English only. */
const directory = join(import.meta.dirname, '../../../../brands/default/pages/en')

/**
 * Reads all pages by path; `about/policies.html` has the path /about/policies, `about.html` /about.
 * @throws where a file is no page, or two have the same id
 */
export function readStaticPages(from = directory): ReadonlyMap<string, LocatedPage> {
  const files = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.html'))
  const pages = files.map(file =>
    readPageFile(readFileSync(join(from, file), 'utf8'), `/${file.slice(0, -'.html'.length).replaceAll(sep, '/')}`),
  )
  const byId = Map.groupBy(pages, ({ id }) => id)
  for (const [id, same] of byId)
    if (same.length > 1) throw new Error(`The id ${id} is that of ${same.map(({ path }) => path).join(' and ')}.`)
  return new Map(pages.toSorted((one, other) => (one.path < other.path ? -1 : 1)).map(page => [page.path, page]))
}
