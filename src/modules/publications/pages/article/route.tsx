import type { ShouldRevalidateFunctionArgs } from 'react-router'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'
export { ArticlePage as default } from './page.tsx'

/** The text of a version does not change while someone reads it; what stands beside it does when they add to it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (currentUrl.pathname !== nextUrl.pathname || formAction !== undefined) && defaultShouldRevalidate
