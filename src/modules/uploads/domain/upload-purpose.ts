/** A purpose says what files are uploaded for: who may, how large they may be, and which types are taken. Each module declares its own. */
import type { Action } from '../../../core/access/access.ts'

export interface UploadPurpose {
  /** The action of the access table that an upload is part of. */
  action: Action
  maxBytes: number
  /** The problem of a file's type, such as `wrong-type`; null for a type that is taken. @param file.head its first 4,100 bytes or more */
  typeProblem: (file: { head: Uint8Array; mimeType: string }) => string | null
}

export type UploadPurposes = ReadonlyMap<string, UploadPurpose>

/** Why an upload is refused. Problems of a type are those of its purpose. */
export type UploadProblem =
  | {
      kind:
        | 'unknown-purpose'
        | 'empty'
        | 'too-many'
        | 'infected'
        | 'unscannable'
        | 'scanner-away'
        | 'incomplete'
        | 'missing'
        | 'lost'
        | 'checksum'
    }
  /** `most`: bytes of a file, files of a field, and bytes of all files of a field. */
  | { kind: 'too-large' | 'too-many-files' | 'total-too-large'; most: number }
  | { kind: 'type'; problem: string }

/** The word for a problem in answers to clients. */
export const problemCode = (problem: UploadProblem): string => (problem.kind === 'type' ? problem.problem : problem.kind)

/** One account may have so much uploaded without its having been used yet. */
export const uploadQuota = { uploads: 100, bytes: 8 * 1024 ** 3 } as const

/** Milliseconds after its last byte for which an upload is kept, whether it is whole or not. */
export const uploadLifetime = 24 * 60 * 60 * 1000

const maxNameLength = 200

/**
 * The name of an uploaded file, for messages and downloads: without folders, control characters, and characters that change the direction
 * of text or that file systems refuse.
 */
export function uploadName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  return Array.from(plain).slice(0, maxNameLength).join('') || 'file'
}
