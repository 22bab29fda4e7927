import { type LoaderFunctionArgs, redirect } from 'react-router'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import type { GatewayListName } from '../../domain/gateway.ts'
import { isListOf, pathOfList } from '../../domain/paths.ts'
import { gatewaysContext } from '../context.ts'
import { listDiffersFromCanonical, listPath } from './list-path.ts'

/** Loads a list of gateways (specification, reading.md section 2.3). */
export async function loadList({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>, list: GatewayListName) {
  const { platform } = context.get(pageRequestContext)
  const { gateways } = context.get(gatewaysContext)
  if (!isListOf(platform, list)) throw pageNotFound()
  const { searchParams } = new URL(request.url)
  const text = (searchParams.get('name') ?? '').trim().slice(0, 200)
  const page = Number(searchParams.get('page') ?? 1)
  const found = await gateways.list(platform, list, { page: Number.isSafeInteger(page) ? page : 1, text })
  // Plain forms submit empty fields too; the redirect gives each list one canonical URL.
  const path = pathOfList(list, platform.features)
  const canonical = listPath(path, found)
  if (listDiffersFromCanonical(searchParams, canonical)) throw redirect(canonical)
  // A platform without special gateways has no tab for them.
  const lists = found.lists.filter(each => isListOf(platform, each))
  return { ...found, lists, path, canonical }
}

export const gatewaysLoader = (args: LoaderFunctionArgs) => loadList(args, 'gateways')
export const collectionsLoader = (args: LoaderFunctionArgs) => loadList(args, 'collections')
export const communityGatewaysLoader = (args: LoaderFunctionArgs) => loadList(args, 'community-gateways')
