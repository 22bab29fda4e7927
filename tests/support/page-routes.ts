import type { RouteConfigEntry } from '@react-router/dev/routes'
import siteRoutes from '../../src/site/routes.ts'

interface PageRoute {
  /** As it stands in the table, behind the paths of its parents: `articles/:key/:version?`; `/` for the home page. */
  path: string
  /** From src/site. */
  file: string
}

/** Every page of the table of routes. A layout has no path of its own and is left out. */
export const pageRoutes = (): PageRoute[] => routesOf(siteRoutes, '')

/** The paths of all pages as the router matches them: `/articles/:key/:version?`. */
export const pagePaths = (): string[] => pageRoutes().map(({ path }) => (path === '/' ? path : `/${path}`))

function routesOf(entries: readonly RouteConfigEntry[], parent: string): PageRoute[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const whole = [parent, path ?? ''].filter(Boolean).join('/')
    return [...(path !== undefined || index ? [{ path: whole || '/', file }] : []), ...routesOf(children, whole)]
  })
}
