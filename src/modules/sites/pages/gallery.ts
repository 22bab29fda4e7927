/** The pages of the gallery, which are for developers. */
import type { RouterContextProvider } from 'react-router'
import { brandKeys } from './brand-styles.ts'
import { type PageRequestContext, pageRequestContext } from './context.ts'
import { pageNotFound } from './failures.ts'

/** @throws the page for an unknown path, in production */
export function forDevelopers(context: Readonly<RouterContextProvider>): PageRequestContext {
  const requested = context.get(pageRequestContext)
  if (!requested.isDevelopment) throw pageNotFound()
  return requested
}

/** The same page in each brand. @param path with its query */
export function brandLinks(origin: string | null, path: string): { key: string; url: string }[] {
  const port = origin === null ? '' : new URL(origin).port
  return brandKeys.map(key => ({ key, url: `http://${key}.localhost${port && `:${port}`}${path}` }))
}
