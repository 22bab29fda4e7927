import { pageEntries } from '../../src/site/routes.ts'

interface PageRoute {
  /** As it stands in the table: `articles/:key/:version?`; `/` for the home page. */
  path: string
  /** From src/site. */
  file: string
}

/** Every page of the table of routes. */
export const pageRoutes = (): PageRoute[] => pageEntries.map(route => ({ path: 'path' in route ? route.path : '/', file: route.file }))

/** The paths of all pages as the router matches them: `/articles/:key/:version?`. */
export const pagePaths = (): string[] => pageRoutes().map(({ path }) => (path === '/' ? path : `/${path}`))
