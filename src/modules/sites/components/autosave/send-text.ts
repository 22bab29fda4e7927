import * as z from 'zod/mini'
import type { SendAnswer, TextToSend } from './autosaver.ts'

const storedText = z.object({
  entries: z.record(z.string(), z.array(z.string())),
  revision: z.int(),
  writer: z.string(),
  savedAt: z.string(),
})
const timeout = 10_000

/**
 * Sends a text to be autosaved. Never rejects.
 * @param path of the action of `autosaveAction` @param account the one whose form it is: another may be signed in by now
 */
export async function sendText(path: string, account: number, { entries, revision, writer, sequence }: TextToSend): Promise<SendAnswer> {
  const body = new FormData()
  body.append('autosave-revision', String(revision))
  body.append('autosave-writer', writer)
  body.append('autosave-account', String(account))
  body.append('autosave-sequence', String(sequence))
  for (const [name, texts] of Object.entries(entries)) for (const text of texts) body.append(name, text)
  try {
    // A redirect leads to the sign-in page.
    const response = await fetch(path, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    if (response.type === 'opaqueredirect' || response.status === 401 || response.status === 403) return { kind: 'signed-out' }
    if (response.status === 409) return { kind: 'conflict', stored: storedText.parse(await response.json()) }
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'stored', revision: z.object({ revision: z.int() }).parse(await response.json()).revision }
  } catch {
    return { kind: 'failed' }
  }
}
