/** Clients of the servers that are killed. Each does one thing after the other, and repeats what got no answer. */
import type { Random } from '../campaign.ts'
import type { Ask } from './processes.ts'

export interface ClientSetting {
  ask: Ask
  /** Cookies of an editor's session. */
  cookie: string
  random: Random
  onFailure: (failure: string) => void
  /** Whether nothing new is to begin. */
  isEnding: () => boolean
}

/** A part of the line about what was measured. */
export type Counts = Readonly<Record<string, number>>

/** Milliseconds that a client repeats one request before it is a failure that nothing comes of it. */
export const repeatTimeout = 400_000
