import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { OperatorError } from '../../../core/operator-error.ts'
import { findPlatformId } from '../../sites/index.ts'
import { storeGateway } from '../data/store-gateways.ts'

export const gatewayTypes = ['GATEWAY', 'COLLECTION', 'GATEWAY_FILTER', 'GATEWAY_ONLY'] as const

export interface NewGateway {
  platform: string
  /** The gateway's slug. */
  url: string
  name: string
  type: (typeof gatewayTypes)[number]
}

/** Creates a gateway, or updates the name and type of the one with this slug. @throws OperatorError */
export async function addGateway(kysely: Kysely<Schema>, { platform, url, name, type }: NewGateway): Promise<number> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(url))
    throw new OperatorError(`“${url}” cannot be an address: lower-case letters, digits and single hyphens.`)
  if (name.trim() === '') throw new OperatorError('Name cannot be blank.')
  return storeGateway(kysely, await findPlatformId(kysely, platform), { url, name: name.trim(), type })
}
