import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Of all screens, as the router matches them: /articles/:key/:version?. */
export function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const whole = [parent, path ?? ''].filter(Boolean).join('/')
    return [...(path !== undefined || index ? [`/${whole}`] : []), ...pathsOf(children, whole)]
  })
}
