/** Fails where a path of the site's pages is written out: `href` makes it, so that the compiler compares it with the table of routes. */
import { pageEntries } from '../../src/site/routes.ts'
import { listFiles, readSource } from '../read-sources.ts'
import { exceptions } from './exceptions.ts'
import { findWrittenPaths, pagesOf } from './find-paths.ts'

/** Texts and menus of brands are content; routes of the API have their own paths, and so has the table of pages. */
const isContentOrTable = (path: string): boolean => /^src\/(?:brands|site\/routes\.ts|modules\/[^/]+\/api)\b/.test(path)
const isTest = (path: string): boolean => /\.test\.tsx?$|\.gallery\.tsx$/.test(path)

const isPage = pagesOf(pageEntries)
const unused = new Set(Object.keys(exceptions))
let count = 0
for (const path of listFiles('src')) {
  if (!/\.tsx?$/.test(path) || isTest(path) || isContentOrTable(path)) continue
  const found = findWrittenPaths(path, readSource(path), isPage)
  if (found.length > 0 && unused.delete(path)) continue
  for (const { line, code } of found) console.log(`${path}:${line} writes ${code}.`)
  count += found.length
}
if (count > 0)
  console.log(
    `${count} paths of pages are written out. Make them with href of src/core/http/href.ts, as in href('/comments/:commentId', { commentId }), or with the function of the object's domain; query and fragment follow it. A path that is no link is an exception with a reason in tools/check-links/exceptions.ts.`,
  )
for (const path of unused) console.log(`${path} writes out no path any more: remove it from tools/check-links/exceptions.ts.`)
if (count > 0 || unused.size > 0) process.exitCode = 1
