import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for an address or a cookie: nobody guesses them, so a plain hash of them is enough to keep. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The hash of a secret, which is stored in its place. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
