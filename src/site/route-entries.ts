/** The entries of the table of routes, whose types keep the paths: links are checked against them (src/core/http/href.ts). */
import { layout, type RouteConfigEntry, route as untypedRoute } from '@react-router/dev/routes'

type Route<Path extends string> = RouteConfigEntry & { path: Path }

/** @param file from src/site @param id where several paths have the same file */
export function route<Path extends string>(path: Path, file: string, options: { id?: string } = {}): Route<Path> {
  return { ...untypedRoute(path, file, options), path }
}

/** The page at `/`. */
export const index = (file: string) => ({ index: true as const, file })

/** The paths of a table of routes. */
export type PathsOf<Table extends readonly RouteConfigEntry[]> = Extract<Table[number], { path: string }>['path']

/** The table for the router: some pages stand within a frame, which does not change their paths. @param file of the frame, from src/site */
export const framed = (
  entries: readonly RouteConfigEntry[],
  file: string,
  isWithin: (entry: RouteConfigEntry) => boolean,
): RouteConfigEntry[] => [...entries.filter(entry => !isWithin(entry)), layout(file, entries.filter(isWithin))]
