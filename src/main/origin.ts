import type { Library } from './library.ts'

/** The origin of a site; without one, that of a server on this machine. */
export function originOf(key: string, { platforms, config: { defaultPlatform, port } }: Pick<Library, 'platforms' | 'config'>): string {
  return platforms.all.get(key)?.origin ?? `http://${key === defaultPlatform ? '' : `${key}.`}localhost:${port}`
}
