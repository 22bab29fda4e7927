/**
 * Finds the inline scripts that the renderer made itself. It gives each of them a random mark as its `nonce`, unknown to anybody while the
 * document is rendered, so that a script that was injected by a text, a title or loader data cannot have it. The mark is removed from
 * the finished document, which is cached as a whole, and the policy lists the hashes of the scripts that had it (decision 0096).
 */
import { createHash, randomBytes } from 'node:crypto'

export const newScriptMark = (): string => randomBytes(18).toString('base64url')

export const markedAs = (mark: string): string => ` nonce="${mark}"`

export interface OwnScripts {
  /** The document without the mark. */
  html: string
  /** As in a policy’s `script-src`, each once. */
  hashes: string[]
}

/** The script ends at the first closing tag after the mark: React and React Router escape `</script` in theirs. */
export function ownScripts(document: string, mark: string): OwnScripts {
  const marked = new RegExp(`<script(?=[^>]*${markedAs(mark)})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const hashes = [...document.matchAll(marked)].map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return { html: document.replaceAll(markedAs(mark), ''), hashes: [...new Set(hashes)] }
}
