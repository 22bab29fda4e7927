/**
 * The site as one function: the server build's entry. The application hands in what the loaders may read;
 * nothing of a database or a file system is bundled here.
 */
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { Language } from '../core/text/languages.ts'
import { type PageRequestContext, pageRequestContext } from '../modules/sites/pages/context.ts'
import { mappingErrors, takingForms } from '../modules/sites/pages/failures.ts'
import { partLoaders } from '../modules/sites/pages/parts.tsx'
import { placeholdersContext } from '../modules/sites/pages/placeholders.tsx'
import { provideMessages } from '../modules/sites/text/load-text.ts'
import { messages } from './messages.ts'
import { type PageServices, setModuleContexts } from './module-contexts.ts'
import { loadersOfParts } from './part-loaders.ts'

provideMessages(messages)

type Handle = ReturnType<typeof createRequestHandler>
const routes: typeof build.routes = Object.fromEntries(
  Object.entries(build.routes).map(([id, route]) => [
    id,
    route && {
      ...route,
      module: {
        ...route.module,
        ...(route.module.loader && { loader: mappingErrors(route.module.loader) }),
        ...(route.module.action && { action: mappingErrors(takingForms(route.module.action)) }),
      },
    },
  ]),
)
const handlers = new Map<Language | null, Handle>()

/**
 * A handler of the site under a language prefix: the router treats it as the basename, so that every link, form and redirect keeps the
 * language, and pages do not deal with prefixes.
 */
function handlerUnder(prefix: Language | null): Handle {
  const known =
    handlers.get(prefix) ?? createRequestHandler({ ...build, routes, basename: prefix === null ? '/' : `/${prefix}` }, import.meta.env.MODE)
  handlers.set(prefix, known)
  return known
}

/** Answers one page, fragment or form post. Never throws: failures are pages with their status. */
export function answerPage(request: Request, about: Omit<PageRequestContext, 'forData'>, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider()
  setModuleContexts(context, services)
  context.set(pageRequestContext, {
    ...about,
    forData: new URL(request.url).pathname.endsWith('.data'),
  })
  context.set(placeholdersContext, new Map())
  context.set(partLoaders, loadersOfParts)
  return handlerUnder(about.language === about.platform.languages[0] ? null : about.language)(request, context)
}
