import type { ShouldRevalidateFunctionArgs } from 'react-router'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'
export { ArticlePage as default } from './page.tsx'

/** A version's text does not change while it is read, but the data beside it does when readers add to it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (currentUrl.pathname !== nextUrl.pathname || formAction !== undefined) && defaultShouldRevalidate
