/**
 * The people of a reference: three are shown, the rest unfold (specification, reading.md section 9).
 *
 * The technique is a checkbox in a label and a style sheet's `:has(:checked)`: `details` is no phrasing content and breaks the line in
 * browsers that give its content a box of its own, and `:target` would scroll and add to the history. All names are in the text in reading
 * order, so that copying without styles, printing and indexing include every one; CSS adds “et al.” from `data-more`, so that it is never
 * between the names.
 */
import { attributes, html, type SafeHtml } from '../../core/text/safe-html.ts'
import type { People, Person } from '../node.ts'
import type { RenderContext } from './context.ts'
import { fillLabel } from './labels/labels.ts'

const shown = 3

export function renderPerson(node: Person, context: RenderContext): SafeHtml {
  return html`<span class="person">${context.inlines(node.children)}</span>`
}

export function renderPeople(node: People, context: RenderContext): SafeHtml {
  const positions = node.children.flatMap((child, index) => (child.kind === 'person' ? [index] : []))
  const lastShown = positions[shown - 1]
  const last = positions.at(-1)
  const { plain, insideLink } = context.setting
  if (positions.length <= shown || lastShown === undefined || last === undefined || plain || insideLink) {
    return html`<span class="people">${context.inlines(node.children)}</span>`
  }
  const first = context.inlines(node.children.slice(0, lastShown + 1))
  const rest = context.inlines(node.children.slice(lastShown + 1, last + 1))
  const after = context.inlines(node.children.slice(last + 1))
  const name = fillLabel(context.labels.showAllPeople, { count: context.number(positions.length) })
  return html`<span class="people">${first}<label${attributes({ class: 'people-toggle', 'data-more': context.labels.andOthers, ...context.labelLanguage() })}><input${attributes({ class: 'people-switch', type: 'checkbox', autocomplete: 'off', 'aria-label': name })}></label><span class="people-rest">${rest}</span>${after}</span>`
}
