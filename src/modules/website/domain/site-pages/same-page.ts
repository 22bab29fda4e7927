import { isDeepStrictEqual } from 'node:util'
import type { PageSource } from './site-page.ts'

/** Whether two revisions of a page have the same content: then there is nothing to save. */
export const isSamePage = (one: PageSource, other: PageSource): boolean => isDeepStrictEqual(partsOf(one), partsOf(other))

const partsOf = ({ title, description, layout, fullWidth, body, leftSidebar, rightSidebar, anchoredMenuItems, redirectTo }: PageSource) => [
  ...[title, description, layout, fullWidth, body, leftSidebar, rightSidebar, anchoredMenuItems, redirectTo],
]
