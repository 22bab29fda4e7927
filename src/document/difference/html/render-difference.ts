/**
 * The HTML of a comparison. What a style sheet finds in it:
 *
 * .difference-columns (heads of the two columns)
 * section.difference-section#section-N[data-changes] > h2, or where nothing changed > details > summary > h2, .difference-none
 * .difference-row[data-change=changed|added|removed|moved]#change-N > .difference-mark > a.difference-number .difference-kind a.difference-place
 *   .difference-pair > .difference-old, .difference-new   (side by side; on a small screen .difference-new alone, which has both versions)
 *   .difference-whole   (both versions in one, in either view)
 * details.difference-same > summary   .difference-away (what stood here stands elsewhere now)
 * ins  del   .difference-versions > .difference-version[data-change] > .difference-tag   .difference-note .difference-item .difference-reference
 * tr[data-change] td[data-change]
 */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { Abstract } from '../../article-document.ts'
import { abstractTitle } from '../../html/abstract.ts'
import type { RenderContext } from '../../html/context.ts'
import { roleTitle } from '../../html/section.ts'
import type { Section } from '../../node.ts'
import { titleText } from '../../text.ts'
import type { Row } from '../compare-documents.ts'
import { type DifferenceSection, type Stretch, sectionsOf, unitOf } from '../sections.ts'
import type { DifferenceMessages } from './messages.ts'
import { pathOf, sidesOf } from './place.ts'
import { fitsInColumns, renderContent, renderOld } from './render-content.ts'
import type { DifferenceSetting, DifferenceView, VersionShown } from './setting.ts'

export interface RenderedDifference {
  html: SafeHtml
  sections: { id: string; title: string; changes: number }[]
}

interface Options {
  view: DifferenceView
  messages: DifferenceMessages
  versions: Record<'old' | 'new', VersionShown & { context: RenderContext }>
}

/** A stretch shorter than this many characters is shown instead of folded. */
const shortText = 160

export function renderDifference(rows: readonly Row[], { view, messages, versions }: Options): RenderedDifference {
  const sections = sectionsOf(rows)
  const numberOf = new Map(
    sections.flatMap(({ stretches }) =>
      stretches.flatMap(stretch => ('number' in stretch ? stretch.rows.map(row => [row, stretch.number] as const) : [])),
    ),
  )
  const spokenMark = (text: string) =>
    html`<span class="visually-hidden" lang="${escapeHtml(messages.language)}"> [${escapeHtml(text)}: </span>`
  const setting: DifferenceSetting = {
    view,
    messages,
    versions,
    contexts: { old: versions.old.context.with({ plain: true }), new: versions.new.context.with({ plain: true }) },
    spokenMarks: { added: spokenMark(messages.spoken.added), removed: spokenMark(messages.spoken.removed) },
    rows,
    numberOf,
  }
  const titled = sections.map((section, index) => ({ section, id: `section-${index + 1}`, title: titleOf(section, setting) }))
  return {
    html: joinHtml([
      view === 'side' && numberOf.size > 0 ? columnHeads(messages) : noHtml,
      ...titled.map(({ section, id, title }) => renderSection(section, { id, title }, setting)),
    ]),
    sections: titled.map(({ section: { changes }, id, title }) => ({ id, title, changes })),
  }
}

/** Names the versions on the left and on the right; each change names its versions too. */
function columnHeads({ version, language }: DifferenceMessages): SafeHtml {
  return html`<div${attributes({ class: 'difference-columns', lang: language, 'aria-hidden': 'true' })}><span>${escapeHtml(version.old)}</span><span>${escapeHtml(version.new)}</span></div>`
}

/** The heading in the article; without one, the name that the page would show. */
function titleOf({ heading, part }: DifferenceSection, { messages, contexts }: DifferenceSetting): string {
  if (heading === null) return part === 'text' ? messages.untitled : messages.parts[part]
  const unit = unitOf(heading)
  const own = unit.content.kind === 'text' ? titleText(unit.content.text) : ''
  if (own !== '') return own
  const { place } = unit
  if (isAbstract(place)) return abstractTitle(place, contexts.new)
  if (part === 'text') return (isSection(place) ? roleTitle(place, contexts.new.labels) : null) ?? messages.untitled
  return messages.parts[part]
}

const isSection = (place: object | null): place is Section => place !== null && 'kind' in place && place.kind === 'section'
const isAbstract = (place: object | null): place is Abstract =>
  place !== null && !('kind' in place) && 'children' in place && 'label' in place

function renderSection(section: DifferenceSection, { id, title }: { id: string; title: string }, setting: DifferenceSetting): SafeHtml {
  const { messages } = setting
  const heading = html`<h2>${escapeHtml(title)}</h2>`
  const content = section.stretches.map(stretch => renderStretch(stretch, setting))
  const values = attributes({ class: 'difference-section', id, 'data-changes': section.changes, tabindex: -1 })
  if (section.changes > 0) return html`<section${values}>${heading}${content}</section>`
  // The section is only a heading, so its whole content unfolds.
  const none = html`<span${attributes({ class: 'difference-none', lang: messages.language })}>${escapeHtml(messages.noChanges)}</span>`
  const rows = section.stretches.flatMap(stretch => stretch.rows)
  return html`<section${values}><details><summary>${heading} ${none}</summary>${renderRows(rows, setting)}</details></section>`
}

function renderStretch(stretch: Stretch, setting: DifferenceSetting): SafeHtml {
  switch (stretch.kind) {
    case 'same':
      return renderSame(stretch.rows, setting)
    case 'moved-away':
      return joinHtml(stretch.rows.map(row => renderMovedAway(row, setting)))
    default:
      return renderChange(stretch, setting)
  }
}

/** Folds unchanged rows, except headings within them, which keep the reader oriented, and lines too short to be worth a click. */
function renderSame(rows: readonly Row[], setting: DifferenceSetting): SafeHtml {
  const content = renderRows(rows, setting)
  if (content === noHtml) return noHtml
  if (content.length < shortText) return html`<div class="difference-context">${content}</div>`
  const summary = html`<summary${attributes({ lang: setting.messages.language })}>${escapeHtml(setting.messages.showUnchanged(rows.length))}</summary>`
  return html`<details class="difference-same">${summary}${content}</details>`
}

function renderRows(rows: readonly Row[], setting: DifferenceSetting): SafeHtml {
  return joinHtml(rows.map(row => (row.change === 'moved-away' ? noHtml : renderContent(row.content, setting))))
}

function renderMovedAway(row: Row, setting: DifferenceSetting): SafeHtml {
  const target = row.change === 'moved-away' ? setting.rows[row.to] : undefined
  const number = target === undefined ? undefined : setting.numberOf.get(target)
  if (number === undefined) return noHtml
  const { messages } = setting
  const link = html`<a href="#change-${number}">${escapeHtml(messages.change(number))}</a>`
  return html`<p${attributes({ class: 'difference-away', lang: messages.language })}>${escapeHtml(messages.movedAway)} ${link}</p>`
}

function renderChange({ kind, number, rows }: Extract<Stretch, { number: number }>, setting: DifferenceSetting): SafeHtml {
  const { messages } = setting
  const [first] = rows
  const places =
    first === undefined
      ? []
      : sidesOf(first).map(side => {
          const unit = (side === 'new' ? first.new : first.old) ?? unitOf(first)
          return html`<a${attributes({ class: 'difference-place', href: pathOf(unit, side, setting), 'aria-label': messages.readIn[side] })}>${escapeHtml(messages.version[side])}</a>`
        })
  const mark = html`<div${attributes({ class: 'difference-mark', lang: messages.language })}><a${attributes({
    class: 'difference-number',
    href: `#change-${number}`,
    'aria-label': messages.change(number),
  })}>${number}</a> <span class="difference-kind">${escapeHtml(messages.kinds[kind])}</span> ${joinHtml(places, html` `)}</div>`
  const values = attributes({ class: 'difference-row', id: `change-${number}`, 'data-change': kind, tabindex: -1 })
  return html`<div${values}>${mark}${rows.map(row => renderRow(row, setting))}</div>`
}

function renderRow(row: Row, setting: DifferenceSetting): SafeHtml {
  if (row.change === 'moved-away') return noHtml
  const both = renderContent(row.content, setting)
  if (setting.view === 'inline' || !fitsInColumns(row.content)) return html`<div class="difference-whole">${both}</div>`
  const old = row.change === 'added' ? noHtml : renderOld(row.content, setting)
  return html`<div class="difference-pair"><div class="difference-old">${old}</div><div class="difference-new">${both}</div></div>`
}
