/** A repeated call is recognised by these values, which say nothing of it to somebody who reads the database. */
import { createHmac, hash } from 'node:crypto'

/** Two calls with equal members are the same call. */
export interface IdempotentCall {
  /** The key of the site. */
  site: string
  /** Who calls: an account, or the network and session of somebody who is not signed in. */
  by: string
  method: string
  /** The route with its parameters, so that spellings of one path are one call. */
  route: string
  params: unknown
  /** The value of the header Idempotency-Key. */
  key: string
}

export interface CallIdentity {
  /** 64 hexadecimal digits, by which the call is stored. */
  id: string
  /** 32 bytes that encrypt its answer. They follow from the key, which is not stored. */
  sealingKey: Buffer
  /** A hash of a request's body and query that is comparable only within the same call: a body may hold a password. */
  fingerprint(request: { query: unknown; body: unknown }): string
}

/** @param secret of the installation */
export function identifyCall(secret: string, { site, by, method, route, params, key }: IdempotentCall): CallIdentity {
  const call = canonicalJson([site, by, method, route, params, key])
  const derive = (purpose: string) => createHmac('sha256', secret).update(`idempotency ${purpose} ${call}`)
  return {
    id: derive('id').digest('hex'),
    sealingKey: derive('answer').digest(),
    fingerprint: ({ query, body }) =>
      createHmac('sha256', derive('fingerprint').digest())
        .update(canonicalJson([query, body]))
        .digest('hex'),
  }
}

/** A multipart body without its boundary, which clients draw anew each time that they send it; other bodies as they are. */
export function withoutBoundary(body: unknown, contentType = ''): unknown {
  const boundary = /^multipart\/.*;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  const text = boundary?.[1] ?? boundary?.[2]
  return text !== undefined && Buffer.isBuffer(body) ? Buffer.from(body.toString('latin1').replaceAll(text, ''), 'latin1') : body
}

/** JSON with the keys of objects in order, so that it does not depend on how a client writes them; bytes are a hash. */
export function canonicalJson(value: unknown): string {
  if (value instanceof Uint8Array) return JSON.stringify({ bytes: hash('sha256', value, 'base64') })
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}
