import { useRouteLoaderData } from 'react-router'
import type { loader } from './root-load.ts'

export type SiteFacts = Awaited<ReturnType<typeof loader>>

/** What the page knows of its site; undefined on the screen of a failure that came before it was known. */
export const useSite = (): SiteFacts | undefined => useRouteLoaderData<typeof loader>('root')
