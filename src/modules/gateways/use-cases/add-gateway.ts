import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findPlatformId } from '../../sites/data/platforms.ts'
import { storeGateway } from '../data/store-gateways.ts'

export const gatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_FILTER', 'GATEWAY_ONLY'] as const

export interface NewGateway {
  platform: string
  /** The gateway's slug. */
  url: string
  name: string
  type: (typeof gatewayTypes)[number]
}

/** The new gateway is invalid; nothing was stored. */
export class NewGatewayError extends Error {
  override name = 'NewGatewayError'
}

/** Creates a gateway, or updates the name and type of the one with this slug. @throws NewGatewayError, PlatformMissingError */
export async function addGateway(kysely: Kysely<Schema>, { platform, url, name, type }: NewGateway): Promise<number> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url))
    throw new NewGatewayError(`“${url}” cannot be an address: lower-case letters, digits and single hyphens.`)
  if (name.trim() === '') throw new NewGatewayError('Name cannot be blank.')
  return storeGateway(kysely, await findPlatformId(kysely, platform), { url, name: name.trim(), type })
}
