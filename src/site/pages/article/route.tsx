import type { ShouldRevalidateFunctionArgs } from 'react-router'

export { itemHeaders as headers } from '../../item-headers.ts'
export { loader } from './load.ts'
export { ArticlePage as default } from './page.tsx'

/** The text of a version does not change while someone reads it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
