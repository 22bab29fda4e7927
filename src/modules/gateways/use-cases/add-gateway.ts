import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findPlatformId } from '../../sites/data/platforms.ts'
import { storeGateway } from '../data/store-gateways.ts'

export const gatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_FILTER', 'GATEWAY_ONLY'] as const

export interface NewGateway {
  platform: string
  /** The last part of its address. */
  url: string
  name: string
  type: (typeof gatewayTypes)[number]
}

/** What is wrong with a new gateway; nothing was stored. */
export class NewGatewayError extends Error {
  override name = 'NewGatewayError'
}

/** Makes a gateway, or gives the one of this address its name and type. @throws NewGatewayError, PlatformMissingError */
export async function addGateway(kysely: Kysely<Schema>, { platform, url, name, type }: NewGateway): Promise<number> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url))
    throw new NewGatewayError(`“${url}” cannot be an address: lower-case letters, digits and single hyphens.`)
  if (name.trim() === '') throw new NewGatewayError('Name cannot be blank.')
  return storeGateway(kysely, await findPlatformId(kysely, platform), { url, name: name.trim(), type })
}
