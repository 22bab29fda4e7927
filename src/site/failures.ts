/** The failures that a page can have, each with its status; the root error boundary shows the screen for it (reading.md section 8). */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Blog } from '../use-cases/blog/blog.ts'
import type { Browse } from '../use-cases/browse/browse.ts'
import type { Citations } from '../use-cases/citation/citations.ts'
import type { Gateways } from '../use-cases/gateways/gateways.ts'
import type { Found, Reading } from '../use-cases/reading/reading.ts'
import type { SiteContent } from '../use-cases/site-content/site-content.ts'
import { siteRequest } from './context.ts'

export const pageNotFound = () => data(null, { status: 404 })
/** Of a draft that is not there: it is said in the log alone which one was asked for (specification, accounts.md section 2). */
export function previewNotFound({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { platform, noteMissing } = context.get(siteRequest)
  noteMissing(`${platform.key}: there is nothing to preview at ${new URL(request.url).pathname.replace(/\.data$/, '').slice(0, 200)}.`)
  return pageNotFound()
}
export const notAuthorised = () => data(null, { status: 403 })
export const unavailable = () => data(null, { status: 503 })

/** The item that was found, or the failure or redirect to throw. */
export function foundOrThrow<Item>(found: Found<Item>): Item {
  switch (found.kind) {
    case 'found':
      return found.item
    case 'elsewhere':
      // A later volume may bring the same number, and browsers keep a permanent redirect.
      throw redirect(found.path, 302)
    case 'several':
      throw data({ choices: found.choices }, { status: 300 })
    case 'missing':
      throw pageNotFound()
  }
}

/** By name: the application's classes are others than those in this bundle. */
const unreachable = new Set(['LibraryUnreachableError', 'DatabaseUnreachableError', 'DatabaseGoneError'])

const failure = (error: unknown): never => {
  throw error instanceof Error && unreachable.has(error.name) ? unavailable() : error
}

const isForm = (type: string): boolean => /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type)

/** The same action, to which a body that is no form, or a broken one, is a mistake of its sender. */
export function takingForms<Arguments extends { request: Request }>(act: (given: Arguments) => unknown): (given: Arguments) => unknown {
  return given => {
    const { request } = given
    const read = request.formData.bind(request)
    request.formData = async () => {
      if (!isForm(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 })
      return await read().catch((error: unknown) => {
        throw request.signal.aborted ? error : data(null, { status: 400 })
      })
    }
    return act(given)
  }
}

/** The same loader or action, which fails with the screen for it where the library cannot be reached. */
export function plainly<Arguments extends unknown[]>(ask: (...given: Arguments) => unknown): (...given: Arguments) => Promise<unknown> {
  return async (...given) => {
    try {
      return await ask(...given)
    } catch (error) {
      return failure(error)
    }
  }
}

/** The library as loaders ask it: where it cannot be reached, the page is the screen that says so, with its status. */
export function failingPlainly(reading: Reading): Reading {
  return {
    latest: (...question) => reading.latest(...question).catch(failure),
    list: (...question) => reading.list(...question).catch(failure),
    article: (...question) => reading.article(...question).catch(failure),
    report: (...question) => reading.report(...question).catch(failure),
    comparison: (...question) => reading.comparison(...question).catch(failure),
    asset: (...question) => reading.asset(...question).catch(failure),
    metrics: (...question) => reading.metrics(...question).catch(failure),
    versionPreview: (...question) => reading.versionPreview(...question).catch(failure),
    assetPreview: (...question) => reading.assetPreview(...question).catch(failure),
  }
}

/** The same of searches. */
export function browsingPlainly(browse: Browse): Browse {
  return {
    results: (...question) => browse.results(...question).catch(failure),
    identified: (...question) => browse.identified(...question).catch(failure),
    suggest: (...question) => browse.suggest(...question).catch(failure),
    subjects: (...question) => browse.subjects(...question).catch(failure),
  }
}

/** The same of gateways. */
export function gatewaysPlainly(gateways: Gateways): Gateways {
  return {
    list: (...question) => gateways.list(...question).catch(failure),
    all: (...question) => gateways.all(...question).catch(failure),
    find: (...question) => gateways.find(...question).catch(failure),
    findById: (...question) => gateways.findById(...question).catch(failure),
    page: (...question) => gateways.page(...question).catch(failure),
    latest: (...question) => gateways.latest(...question).catch(failure),
    picked: (...question) => gateways.picked(...question).catch(failure),
    theme: (...question) => gateways.theme(...question).catch(failure),
    relations: (...question) => gateways.relations(...question).catch(failure),
    describe: (...question) => gateways.describe(...question).catch(failure),
  }
}

/** The same of what the site says of itself. */
export function siteContentPlainly(content: SiteContent): SiteContent {
  return {
    page: (...question) => content.page(...question).catch(failure),
    show: (...question) => content.show(...question).catch(failure),
    pageNamed: (...question) => content.pageNamed(...question).catch(failure),
    settings: (...question) => content.settings(...question).catch(failure),
    publishPage: (...question) => content.publishPage(...question).catch(failure),
    pageById: (...question) => content.pageById(...question).catch(failure),
    routes: (...question) => content.routes(...question).catch(failure),
    menu: (...question) => content.menu(...question).catch(failure),
    statistics: (...question) => content.statistics(...question).catch(failure),
    members: (...question) => content.members(...question).catch(failure),
    memberSubjects: (...question) => content.memberSubjects(...question).catch(failure),
    media: (...question) => content.media(...question).catch(failure),
    recentArticles: (...question) => content.recentArticles(...question).catch(failure),
  }
}

/** The same of posts. */
export function blogPlainly(blog: Blog): Blog {
  return {
    list: (...question) => blog.list(...question).catch(failure),
    post: (...question) => blog.post(...question).catch(failure),
    neighbours: (...question) => blog.neighbours(...question).catch(failure),
    movedPost: (...question) => blog.movedPost(...question).catch(failure),
    show: (...question) => blog.show(...question).catch(failure),
    author: (...question) => blog.author(...question).catch(failure),
    movedAuthor: (...question) => blog.movedAuthor(...question).catch(failure),
    posts: (...question) => blog.posts(...question).catch(failure),
    comments: (...question) => blog.comments(...question).catch(failure),
    authors: (...question) => blog.authors(...question).catch(failure),
    authorBySlug: (...question) => blog.authorBySlug(...question).catch(failure),
  }
}

/** The same of citations. */
export function citingPlainly(citations: Citations): Citations {
  return {
    export: (...question) => citations.export(...question).catch(failure),
    write: (...question) => citations.write(...question).catch(failure),
  }
}
