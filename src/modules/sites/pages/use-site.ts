import { useRouteLoaderData } from 'react-router'
import type { loader } from './root-load.ts'

export type SiteFacts = Awaited<ReturnType<typeof loader>>

/** The data of the site; undefined on the page of a failure that came before it was loaded. */
export const useSite = (): SiteFacts | undefined => useRouteLoaderData<typeof loader>('root')
