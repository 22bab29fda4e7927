/** Text with its changes as `ins` and `del`. */
import { html, joinHtml, noHtml, type SafeHtml } from '../../../text/safe-html.ts'
import type { RenderContext } from '../../html/context.ts'
import { isUnchanged, oldTokens, type Run } from '../text-difference.ts'
import { inlinesOf, type Token } from '../tokens.ts'
import type { DifferenceSetting } from './setting.ts'

/** Both versions in one line. Where all of it came or went, its row says so, and the words need not. */
export function renderRuns(runs: readonly Run[], setting: DifferenceSetting): SafeHtml {
  const whole = runs.length === 1
  return joinHtml(
    runs.map(run => {
      if (run.change === 'kept') return textOf(run.new, setting.contexts.new)
      if (run.change === 'removed') {
        const text = textOf(run.old, setting.contexts.old)
        return whole ? html`<del>${text}</del>` : html`<del>${spoken('removed', setting)}${text}${closing}</del>`
      }
      const text = textOf(run.new, setting.contexts.new)
      return whole ? html`<ins>${text}</ins>` : html`<ins>${spoken('added', setting)}${text}${closing}</ins>`
    }),
  )
}

/** The old version alone, with what went marked; nothing where it had nothing. */
export function renderOldRuns(runs: readonly Run[], setting: DifferenceSetting): SafeHtml {
  if (isUnchanged(runs)) return textOf(oldTokens(runs), setting.contexts.old)
  return joinHtml(
    runs.map(run => {
      if (run.change === 'added') return noHtml
      const text = textOf(run.old, setting.contexts.old)
      return run.change === 'kept' ? text : html`<del>${text}</del>`
    }),
  )
}

function textOf(tokens: readonly Token[], context: RenderContext): SafeHtml {
  return context.inlines(inlinesOf(tokens))
}

const closing = html`<span class="visually-hidden">]</span>`
const spoken = (what: 'added' | 'removed', { spokenMarks }: DifferenceSetting): SafeHtml => spokenMarks[what]
