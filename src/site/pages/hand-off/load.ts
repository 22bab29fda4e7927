/** The addresses of the author area until it is here: each says back what was chosen. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { contentTypeOfWord, inAuthorArea, startOfAny, startOfType, submissionsTask } from '../../../domain/submission/hand-off.ts'
import { type AskedWish, type KeptChoice, keptChoice } from '../../../domain/submission/kept-choice.ts'
import { type SiteRequest, siteRequest } from '../../context.ts'
import { gatewayCalled } from '../publish/gateway-called.ts'

export async function loadOfType({ context, request, params }: LoaderFunctionArgs) {
  const word = params.contentType ?? ''
  const type = contentTypeOfWord(word)
  return handOff(context.get(siteRequest), request, { kind: 'type', word }, type === null ? null : startOfType(type))
}

export async function loadOfAny({ context, request }: LoaderFunctionArgs) {
  return handOff(context.get(siteRequest), request, { kind: 'any' }, startOfAny())
}

export async function loadOfSubmissions({ context, request }: LoaderFunctionArgs) {
  const kind = submissionsTask(new URL(request.url).searchParams.get('st'))
  return handOff(context.get(siteRequest), request, { kind }, '/my/submissions')
}

/** @param path null where the author area has no such address either */
async function handOff(site: SiteRequest, request: Request, wish: AskedWish, path: string | null) {
  const { platform, browse } = site
  const { search, searchParams: query } = new URL(request.url)
  const host = platform.additionalDetails.submission
  // Where submissions are taken elsewhere, so are these.
  if (host !== null && path !== null) throw redirect(inAuthorArea(path + search, host))
  const [tree, gateway] = await Promise.all([browse.subjects(platform), gatewayCalled(site, query.get('channel') ?? '')])
  const kept: KeptChoice = keptChoice({ platform, wish, query, tree, gateway })
  return data({ kept, address: path === null ? null : path + search }, { status: kept.wish.kind === 'unknownType' ? 404 : 200 })
}
