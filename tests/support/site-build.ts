/** Before a suite: one build of the site for all its files, and none where there is a fresh one. */
import { buildSite } from '../../scripts/build-site.ts'

export default function buildOnce(): void {
  buildSite()
}
