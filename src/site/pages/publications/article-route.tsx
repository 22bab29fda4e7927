import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ArticlePage } from '../../../modules/publications/pages/article/page.tsx'
import { withParts } from '../../../modules/sites/pages/parts.tsx'
import { itemParts } from './item-parts.tsx'

export { loader } from '../../../modules/publications/pages/article/load.ts'
export { pageHeaders as headers } from '../../../modules/sites/pages/page-headers.ts'

export default withParts(ArticlePage, itemParts)

/** A version's text does not change while it is read, but the data beside it does when readers add to it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (currentUrl.pathname !== nextUrl.pathname || formAction !== undefined) && defaultShouldRevalidate
