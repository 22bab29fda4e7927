/** Renders footnotes: those in a list of the source, and those in the text. */
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Note, Notes } from '../node.ts'
import type { PendingNote, RenderContext } from './context.ts'
import { isEmpty } from './inline.ts'
import { renderNamedSection } from './section.ts'

/** A list of notes is a section where it has a title, and a plain list (below a table) where it has none. */
export function renderNotes(node: Notes, context: RenderContext): SafeHtml {
  const id = context.id(node)
  if (isEmpty(node.title)) return html`<div${attributes({ id, class: 'notes' })}>${renderNoteList(node.notes, context)}</div>`
  const heading = context.inlines(node.title)
  return renderNamedSection({ id, className: 'notes', heading }, below => renderNoteList(node.notes, below), context)
}

export function renderNoteList(notes: readonly Note[], context: RenderContext): SafeHtml {
  return notes.length === 0 ? noHtml : html`<ol class="note-list" role="list">${notes.map(note => renderNote(note, context))}</ol>`
}

function renderNote(note: Note, context: RenderContext): SafeHtml {
  const callId = note.id === null || context.setting.plain ? null : context.anchors.callOf(note.id)
  const label = isEmpty(note.label) ? noHtml : html`<span class="note-label">${context.inlines(note.label)}</span>`
  const values = attributes({ id: context.id(note), class: 'note', 'data-note-type': note.type })
  return html`<li${values}>${label}<div class="note-text">${context.blocks(note.children)}${renderBackLink(callId, context)}</div></li>`
}

/** The link from a note or reference back to its first call or citation. */
export function renderBackLink(callId: string | null, context: RenderContext): SafeHtml {
  if (callId === null || context.setting.insideLink) return noHtml
  const values = attributes({
    class: 'back-link',
    href: `#${callId}`,
    role: 'doc-backlink',
    'aria-label': context.labels.backToText,
    ...context.labelLanguage(),
  })
  return html`<a${values}>↩</a>`
}

/**
 * Writes the pending notes from the text and removes them from the context's list; notes within notes follow. Nothing where there are none.
 */
export function renderPendingNotes(context: RenderContext): SafeHtml {
  const { pendingNotes } = context.setting
  if (pendingNotes.length === 0) return noHtml
  const heading = context.label(context.labels.notes)
  const id = context.anchors.own('footnotes')
  return renderNamedSection(
    { id, className: 'notes', heading },
    below => html`<ol class="note-list" role="list">${drain(pendingNotes, below)}</ol>`,
    context,
  )
}

function drain(waiting: PendingNote[], context: RenderContext): SafeHtml {
  const items: SafeHtml[] = []
  for (let pending = waiting.shift(); pending !== undefined; pending = waiting.shift()) {
    const { note, label, id, callId } = pending
    const text = html`<div class="note-text">${context.blocks(note.children)}${renderBackLink(callId, context)}</div>`
    items.push(html`<li${attributes({ id, class: 'note' })}><span class="note-label">${escapeHtml(label)}</span>${text}</li>`)
  }
  return joinHtml(items)
}
