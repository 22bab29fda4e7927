/** The gateways of the demo library over its items: what they pick is there, and each rule finds something. */
import { expect, test } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { loadDemo } from '../../src/main/demo-library.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { catchUp } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { openTestLibrary } from '../support/test-library.ts'

test('each rule of the demo gateways and filters selects some publications, and none selects all', async () => {
  const library = await openTestLibrary()
  const { database, files } = library
  try {
    const config = readConfig({ NODE_ENV: 'test', RECTO_LOG: 'silent', RECTO_DATA: library.folder })
    const platforms = await loadPlatforms({ settingsFile: null, defaultKey: config.defaultPlatform })
    expect((await loadDemo({ config, database, files, platforms }, { pdf: false })).failed).toEqual([])
    const { kysely } = database
    const onRefused = (id: number, cause: unknown): never => {
      throw new Error(`The item ${id} is not taken`, { cause })
    }
    await catchUp(database, {
      kysely,
      files,
      search: createPostgresSearch(kysely),
      createSearch: createPostgresSearch,
      ...indexParts,
      onRefused,
    })
    const filled = await kysely
      .selectFrom('gateway')
      .innerJoin('platform', 'platform.id', 'gateway.platform_id')
      .leftJoin('gateway as parent', 'parent.id', 'gateway.parent_id')
      .leftJoin('gateway_content as content', 'content.gateway_id', 'gateway.id')
      .groupBy(['gateway.id', 'platform.key', 'parent.url'])
      .select(eb => [
        eb.fn.coalesce('parent.url', eb.val('')).as('parent'),
        'gateway.url',
        'gateway.rule',
        eb.fn.count<string>('content.content_item_id').as('items'),
        eb.fn.count<string>('content.content_item_id').filterWhere('content.by_rule', '=', true).as('byRule'),
      ])
      .orderBy('gateway.id')
      .execute()
    expect(filled.length).toBeGreaterThan(12)
    const places = filled.map(({ parent, url, rule, items, byRule }) => ({
      place: `${parent}/${url}`,
      rule,
      items: Number(items),
      byRule: Number(byRule),
    }))
    expect(places.filter(({ items }) => items === 0)).toEqual([])
    expect(places.filter(({ rule, byRule }) => rule !== null && byRule === 0)).toEqual([])
    // A rule that is too wide makes a gateway of everything.
    expect(places.filter(({ items }) => items > 16)).toEqual([])
  } finally {
    await library.close()
  }
})
