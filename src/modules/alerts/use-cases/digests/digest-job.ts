/** Runs digests in a running server when they are due, and continues runs of other processes. */

import { inBackground } from '../../../../core/jobs/in-background.ts'
import { digestKinds } from '../../domain/digests/period.ts'
import { type DigestSetting, runDigest } from './run-digests.ts'

interface JobSetting extends DigestSetting {
  onDone: (message: string) => void
  /** Reported when the runs begin to fail, and not of each time. */
  onFailure: (error: unknown) => void
  /** Milliseconds between one look and the next. */
  every?: number
}

export function startDigestJob({ onDone, onFailure, every = 300_000, ...setting }: JobSetting): { close(): Promise<void> } {
  const look = async (): Promise<void> => {
    for (const kind of digestKinds) {
      const outcome = await runDigest(setting, kind)
      if (outcome !== null) onDone(`The ${kind.toLowerCase()} mails about what is new: ${outcome.mails} posted.`)
    }
  }
  const looking = inBackground(look, { every, onFailure })
  return { close: () => looking.end() }
}
