/** The keys of authenticator apps are needed to check codes, so that they are encrypted instead of hashed. */

import { hkdfSync } from 'node:crypto'
import { z } from 'zod'
import { seal, unseal } from '../../../../core/database/seal.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'

export interface SealedKeys {
  seal(key: string, accountId: AccountId): Promise<Buffer>
  /** Null where the installation's secret is another one now. */
  open(sealed: Uint8Array, accountId: AccountId): Promise<string | null>
  /** A key that is being set up: the form has it, and the server stores nothing before it is confirmed. */
  sealOffer(key: string, accountId: AccountId): Promise<string>
  /** Null where it was offered to another account, too long ago, or not at all. */
  openOffer(offer: string, accountId: AccountId): Promise<string | null>
}

/** Milliseconds in which an app is set up. */
const offerLifetime = 60 * 60 * 1000
const offerSchema = z.object({ key: z.string().min(1), until: z.number() })

export function createSealedKeys({ secret, now }: { secret: () => Promise<string>; now: () => number }): SealedKeys {
  const keyFor = async (purpose: string) => new Uint8Array(hkdfSync('sha256', await secret(), '', `recto ${purpose}`, 32))
  const storing = () => keyFor('authenticator')
  const offering = () => keyFor('authenticator offer')
  const about = (accountId: AccountId) => `account ${accountId}`
  return {
    seal: async (key, accountId) => seal(Buffer.from(key), await storing(), about(accountId)),
    async open(sealed, accountId) {
      const key = await storing()
      return opened(() => unseal(sealed, key, about(accountId)).toString())
    },
    async sealOffer(key, accountId) {
      const content = JSON.stringify({ key, until: now() + offerLifetime })
      return seal(Buffer.from(content), await offering(), about(accountId)).toString('base64url')
    },
    async openOffer(offer, accountId) {
      const key = await offering()
      const content = opened(() => offerSchema.parse(JSON.parse(unseal(Buffer.from(offer, 'base64url'), key, about(accountId)).toString())))
      return content === null || content.until < now() ? null : content.key
    },
  }
}

function opened<Content>(open: () => Content): Content | null {
  try {
    return open()
  } catch {
    return null
  }
}
