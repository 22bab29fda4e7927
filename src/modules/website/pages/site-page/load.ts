/** Loads pages whose paths the site's own content determines (specification, accounts.md section 2 “Other routes”). */

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import type { ReadyPage } from '../../domain/site-pages/site-page.ts'
import { websiteContext } from '../context.ts'
import { withEditor } from '../edited-at.ts'

export async function loader(args: LoaderFunctionArgs) {
  const page = await findSitePage(args, requestedPath(args.request))
  if (page === null) throw pageNotFound()
  return page
}

/** @returns null where there is none @throws a redirect where the page is one */
export async function findSitePage({ context }: Pick<LoaderFunctionArgs, 'context'>, path: string): Promise<ReadyPage | null> {
  const { platform } = context.get(pageRequestContext)
  const { siteContent } = context.get(websiteContext)
  const found = await siteContent.page(platform, path)
  switch (found.kind) {
    case 'page':
      return await withEditor(context, found.page)
    case 'redirect':
      throw redirect(found.href, 302)
    case 'missing':
      return null
  }
}

/** The path of the page; the URL of a data request has a suffix. */
function requestedPath(request: Request): string {
  const { path } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ''))
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
