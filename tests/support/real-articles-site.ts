/** Runs before the tests of real articles: a site with all of them, if this machine has any. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../scripts/build-site.ts'
import { itemPath } from '../../src/modules/publications/domain/content/item-path.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { jatsCorpus } from './jats.ts'

interface RealArticle {
  /** The path of its page. */
  path: string
  title: string
  /** The number of reports on the version that its page shows. */
  reports: number
}

declare module 'vitest' {
  interface ProvidedContext {
    articles: RealArticle[]
  }
}

const root = join(import.meta.dirname, '../..')

export default async function startRealArticles(project: TestProject): Promise<() => Promise<void>> {
  if (jatsCorpus === null) {
    project.provide('articles', [])
    project.provide('site', '')
    return async () => {}
  }
  buildSite()
  const site = await buildTestApp()
  try {
    // The malformed ones are refused, which tests/corpus shows.
    const publishers = readdirSync(jatsCorpus, { withFileTypes: true }).filter(entry => entry.isDirectory() && entry.name !== 'malformed')
    await site.load(publishers.map(({ parentPath, name }) => relative(root, join(parentPath, name))))
    project.provide('articles', await listArticles(site))
    project.provide('site', await site.listen())
  } catch (error) {
    await site.close()
    throw error
  }
  return () => site.close()
}

async function listArticles({ database }: TestApp): Promise<RealArticle[]> {
  const articles = await database.kysely
    .selectFrom('content_item')
    .innerJoin('article', 'article.content_item_id', 'content_item.id')
    .select(['content_item.volume', 'content_item.publication_id as publicationId', 'content_item.title'])
    .select(eb =>
      eb
        .selectFrom('report')
        .whereRef('report.version_id', '=', 'content_item.current_version_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('reports'),
    )
    .orderBy('content_item.id')
    .execute()
  return articles.map(({ title, reports, ...key }) => ({ path: itemPath('ARTICLE', key), title, reports: Number(reports) }))
}
