/**
 * The site as one function: the server build's entry. The application hands in what the loaders may read;
 * nothing of a database or a file system is bundled here.
 */
import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type SiteRequest, siteRequest } from './context.ts'
import { failingPlainly } from './failures.ts'
import { slotsContext } from './slots.tsx'

const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers one page, fragment or form post. Never throws: failures are pages with their status. */
export function answerPage(request: Request, about: Omit<SiteRequest, 'forData'>): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(siteRequest, {
    platform: about.platform,
    reading: failingPlainly(about.reading),
    forData: new URL(request.url).pathname.endsWith('.data'),
  })
  context.set(slotsContext, new Map())
  return handle(request, context)
}
