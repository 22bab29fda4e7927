/** Renders text with its changes as `ins` and `del`. */
import { html, joinHtml, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { RenderContext } from '../../html/context.ts'
import { isUnchanged, oldTokens, type Run } from '../text-difference.ts'
import { inlinesOf, type Token } from '../tokens.ts'
import type { DifferenceSetting } from './setting.ts'

/** Both versions in one line. Where all of it was added or removed, the row says so, and the words need no marks. */
export function renderRuns(runs: readonly Run[], setting: DifferenceSetting): SafeHtml {
  const whole = runs.length === 1
  return joinHtml(
    runs.map(run => {
      if (run.change === 'kept') return textOf(run.new, setting.contexts.new)
      const { change } = run
      const [tokens, side] = change === 'removed' ? ([run.old, 'old'] as const) : ([run.new, 'new'] as const)
      return renderMarked(change, tokens, { context: setting.contexts[side], spoken: whole ? null : setting.spokenMarks[change] })
    }),
  )
}

/** The old version alone, with removed words marked; empty where it had no text. */
export function renderOldRuns(runs: readonly Run[], setting: DifferenceSetting): SafeHtml {
  if (isUnchanged(runs)) return textOf(oldTokens(runs), setting.contexts.old)
  return joinHtml(
    runs.map(run => {
      if (run.change === 'added') return noHtml
      const context = setting.contexts.old
      return run.change === 'kept' ? textOf(run.old, context) : renderMarked('removed', run.old, { context, spoken: null })
    }),
  )
}

/** White space before a change is placed before its mark. */
function renderMarked(
  change: 'added' | 'removed',
  tokens: readonly Token[],
  how: { context: RenderContext; spoken: SafeHtml | null },
): SafeHtml {
  const [first, ...rest] = tokens
  if (first === undefined) return noHtml
  const text = textOf([{ ...first, spaced: false }, ...rest], how.context)
  const spoken = how.spoken === null ? text : html`${how.spoken}${text}${closing}`
  return html`${first.spaced ? space : noHtml}${change === 'added' ? html`<ins>${spoken}</ins>` : html`<del>${spoken}</del>`}`
}
const space = html` `
const closing = html`<span class="visually-hidden">]</span>`

function textOf(tokens: readonly Token[], context: RenderContext): SafeHtml {
  return context.inlines(inlinesOf(tokens))
}
