import type { LoaderFunctionArgs } from 'react-router'
import { itemPath, parseItemKey, parseVersionSegment } from '../../../domain/content/address.ts'
import type { ArticleForReading } from '../../../domain/content/for-reading.ts'
import { siteRequest } from '../../context.ts'
import { foundOrThrow, pageNotFound } from '../../failures.ts'
import { slotsContext } from '../../slots.tsx'

async function readArticle({ context, params }: LoaderFunctionArgs): Promise<ArticleForReading> {
  const { platform, reading } = context.get(siteRequest)
  const key = parseItemKey(params.key ?? '')
  const version = params.version === undefined ? null : parseVersionSegment(params.version)
  if (key === null || (params.version !== undefined && version === null)) throw pageNotFound()
  return foundOrThrow(await reading.article(platform.key, key, version))
}

/** Names the parts of the text that a page carries as ready HTML. */
export const slotNames = ({ renderedAs }: { renderedAs: string }) => ({
  header: `header:${renderedAs}`,
  main: `main:${renderedAs}`,
  reports: `reports:${renderedAs}`,
})

export async function loader(args: LoaderFunctionArgs) {
  const { html, ...article } = await readArticle(args)
  const names = slotNames(html)
  const parts = {
    [names.header]: html.header,
    [names.main]: html.main,
    ...Object.fromEntries(html.reports.map(report => [`${names.reports}:${report.anchor}`, report.html])),
  }
  // A navigation inside the browser asks for the loader's data alone and takes the text from it; a document has it in its slots.
  const { forData, platform } = args.context.get(siteRequest)
  if (!forData) {
    const slots = args.context.get(slotsContext)
    for (const [name, part] of Object.entries(parts)) slots.set(name, part)
  }
  return {
    siteName: platform.displayName,
    article,
    path: itemPath('ARTICLE', article, article.versionNumber),
    slots: { ...names, reports: html.reports.map(report => ({ anchor: report.anchor, name: `${names.reports}:${report.anchor}` })) },
    html: forData ? parts : null,
  }
}
