/** Pages at addresses that the site's own content decides (specification, accounts.md section 2 “Other routes”). */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { withEditor } from '../../../publications/pages/edited-at.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import type { ReadyPage } from '../../domain/site-pages/site-page.ts'

export async function loader(args: LoaderFunctionArgs) {
  const page = await findSitePage(args, pathAsked(args.request))
  if (page === null) throw pageNotFound()
  return page
}

/** Null where there is none. @throws the redirect of a page that leads elsewhere */
export async function findSitePage({ context }: Pick<LoaderFunctionArgs, 'context'>, path: string): Promise<ReadyPage | null> {
  const site = context.get(siteRequest)
  const found = await site.siteContent.page(site.platform, path)
  switch (found.kind) {
    case 'page':
      return await withEditor(site, found.page)
    case 'elsewhere':
      throw redirect(found.address, 302)
    case 'missing':
      return null
  }
}

/** The path from the site's root. The address of a request for data has an ending of its own. */
function pathAsked(request: Request): string {
  const { path } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ''))
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
