/** Encrypts what is stored and has to be read again, unlike what is stored as a hash (secret-hash.ts). */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** @param key 32 bytes. @param about what it belongs to: it opens only with the same */
export function seal(content: Uint8Array, key: Uint8Array, about: string): Buffer {
  const iv = randomBytes(ivBytes)
  const encryption = createCipheriv(cipher, key, iv).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([encryption.update(content), encryption.final()])
  return Buffer.concat([iv, encryption.getAuthTag(), sealed])
}

/** @throws where it was sealed with another key or for something else, or was changed */
export function unseal(sealed: Uint8Array, key: Uint8Array, about: string): Buffer {
  const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)]
  const decryption = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(about)).setAuthTag(tag)
  return Buffer.concat([decryption.update(sealed.subarray(ivBytes + tagBytes)), decryption.final()])
}
