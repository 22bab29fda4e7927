import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a URL or a cookie: they cannot be guessed, so that storing a plain hash is safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The hash of a secret, which is stored in its place. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
