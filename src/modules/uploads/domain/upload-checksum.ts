/** The header Upload-Checksum of tus 1.0: an algorithm and the digest of the request's body in base64. */
export const checksumAlgorithms = ['sha1', 'sha256'] as const

export interface UploadChecksum {
  algorithm: (typeof checksumAlgorithms)[number]
  digest: Buffer
}

/** @returns null where it is no such header, or of an algorithm that is not supported */
export function parseChecksum(header: string): UploadChecksum | null {
  const [name, encoded, ...rest] = header.split(' ')
  const algorithm = checksumAlgorithms.find(each => each === name)
  if (algorithm === undefined || encoded === undefined || rest.length > 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return null
  return { algorithm, digest: Buffer.from(encoded, 'base64') }
}

/**
 * The header Repr-Digest of RFC 9530 with the SHA-256 of a whole file: `sha-256=:` base64 `:`.
 * @returns the digest in hex; null where it gives none of that algorithm
 */
export function parseWholeDigest(header: string): string | null {
  const [, encoded] = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):\s*(?:,|$)/.exec(header) ?? []
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('hex')
}
