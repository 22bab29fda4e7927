/**
 * Which inline scripts of a document the renderer made itself. It gives each of them a random word as its `nonce`, known to nobody while
 * the document is rendered, so that a script that came in with a text, a title or loader data cannot carry it. The word is taken out of
 * the finished document, which is cached whole, and the policy names the hashes of the scripts that had it (decision 0096).
 */
import { createHash, randomBytes } from 'node:crypto'

export const newScriptMark = (): string => randomBytes(18).toString('base64url')

export const markedAs = (mark: string): string => ` nonce="${mark}"`

export interface OwnScripts {
  /** The document without the mark. */
  html: string
  /** As a policy’s `script-src` names them, each once. */
  hashes: string[]
}

/** What stands between a marked tag and its end is the script: React and React Router escape `</script` in theirs. */
export function ownScripts(document: string, mark: string): OwnScripts {
  const marked = new RegExp(`<script(?=[^>]*${markedAs(mark)})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const hashes = [...document.matchAll(marked)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return { html: document.replaceAll(markedAs(mark), ''), hashes: [...new Set(hashes)] }
}
