import { OperatorError } from '../../../../core/operator-error.ts'
import type { Platforms } from '../../../sites/index.ts'
import { createWordpress } from '../../external/wordpress/rest-wordpress.ts'
import type { Wordpress } from '../../external/wordpress/wordpress.ts'

/** @param sites URLs by platform @throws OperatorError where there is no such platform */
export function followedWordpresses(sites: ReadonlyMap<string, string>, platforms: Pick<Platforms, 'all'>): Map<string, Wordpress> {
  for (const key of sites.keys()) if (!platforms.all.has(key)) throw new OperatorError(`RECTO_WORDPRESS: there is no platform “${key}”.`)
  return new Map(Array.from(sites, ([key, home]) => [key, createWordpress(home)]))
}
