/** Renders the authors' statements about their work, except those that the text contains already. */

import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { ArticleDocument, ArticleMetadata, Dataset } from '../../article-document.ts'
import type { Block } from '../../node.ts'
import { blockText, inlineText } from '../../text.ts'
import type { RenderContext } from '../context.ts'
import { missingFrom } from '../facts.ts'
import type { ArticleLabels } from '../labels/labels.ts'
import { outLink } from '../link.ts'
import { doiUrl } from '../reference.ts'

/** Whether blocks are a copy of other content on the page: the page contains each of their lines in full. */
export type ShownInOtherSections = (blocks: readonly Block[]) => boolean

/** A shorter line (“None.”) may match by chance; only author notes are compared with it. */
const tellingLength = 30

export function shownInOtherSections(document: ArticleDocument): ShownInOtherSections {
  let text: Set<string> | null = null
  const notes = new Set(linesOf(document.metadata.authorNotes.flatMap(note => note.children)))
  return blocks => {
    const lines = linesOf(blocks)
    if (lines.every(line => notes.has(line))) return true
    if (lines.every(line => line.length < tellingLength)) return false
    text ??= new Set(linesOf([...document.body, ...document.back]))
    const written = text
    return lines.every(line => written.has(line) || notes.has(line))
  }
}

function linesOf(blocks: readonly Block[]): string[] {
  return blockText(blocks)
    .split('\n')
    .filter(line => line !== '')
}

export function renderAuthorNotes(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  if (metadata.authorNotes.length === 0) return noHtml
  const items = metadata.authorNotes.map(note => {
    const label = note.label === null || note.label === '' ? noHtml : html`<span class="note-label">${escapeHtml(note.label)}</span>`
    const values = attributes({ id: context.id(note), class: 'note', 'data-note-type': note.type })
    return html`<li${values}>${label}<div class="note-text">${context.blocks(note.children)}</div></li>`
  })
  return html`<ul class="note-list" role="list">${items}</ul>`
}

export function renderDatasets(metadata: ArticleMetadata, context: RenderContext): SafeHtml {
  if (metadata.datasets.length === 0) return noHtml
  return html`<ul class="datasets">${metadata.datasets.map(dataset => html`<li>${renderDataset(dataset, context)}</li>`)}</ul>`
}

function renderDataset(dataset: Dataset, context: RenderContext): SafeHtml {
  const written = inlineText(dataset.text)
  const use = datasetUse(dataset, context.labels)
  const rest = missingFrom(written, [dataset.title, dataset.repository, dataset.year, dataset.accession, use === null ? dataset.use : null])
  const parts = [context.inlines(dataset.text), ...rest.map(escapeHtml), datasetLink(dataset, written, context)]
  const text = joinHtml(
    parts.filter(part => part !== noHtml),
    html`. `,
  )
  return use === null ? text : html`${text} (${context.label(use)})`
}

/** What the study did with a data set, in words (JATS4R, data citations: `specific-use`); null where the source says nothing of the kind. */
export function datasetUse({ use }: Dataset, labels: ArticleLabels): string | null {
  const word = use?.toLowerCase().replace(/-?dataset$/, '') ?? ''
  if (word === 'generated') return labels.datasetGenerated
  return word === 'analyzed' || word === 'analysed' ? labels.datasetAnalysed : null
}

function datasetLink(dataset: Dataset, written: string, context: RenderContext): SafeHtml {
  if (dataset.doi !== null) return written.includes(dataset.doi) ? noHtml : outLink(doiUrl(dataset.doi), escapeHtml(dataset.doi), context)
  if (dataset.href === null || written.includes(dataset.href)) return noHtml
  return outLink(dataset.href, escapeHtml(dataset.href), context)
}
