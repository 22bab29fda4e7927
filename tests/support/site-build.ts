/** Runs before a suite: builds the site once for all test files, unless there is a fresh build. */
import { buildSite } from '../../scripts/build-site.ts'

export default function buildOnce(): void {
  buildSite()
}
