/** A renderer for every kind of node. The compiler rejects a table that lacks one. */
import { escapeHtml, html, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Block, Inline } from '../node.ts'
import type { BlockOfKind, InlineOfKind } from '../parts.ts'
import type { NodeRenderers, RenderContext } from './context.ts'
import { renderFigure, renderFigureGroup } from './figure.ts'
import { renderDisplayFormula, renderFormulaGroup, renderInlineFormula } from './formula.ts'
import { renderGraphic, renderInlineGraphic } from './image.ts'
import { renderAbbreviation, renderInlineCode, renderInlineNote, renderMarked, renderStyled, renderUnknownInline } from './inline.ts'
import { renderCrossReference, renderLink } from './link.ts'
import { renderDefinitionList, renderList } from './list.ts'
import { renderFileLink, renderMedia, renderSupplement } from './media.ts'
import { renderNotes } from './note.ts'
import { renderPeople, renderPerson } from './people.ts'
import { renderReferences } from './reference.ts'
import { renderSection } from './section.ts'
import { renderTable, renderTableGroup } from './table.ts'
import * as textBlock from './text-block.ts'

const inlineTable: { [Kind in keyof InlineOfKind]: (node: InlineOfKind[Kind], context: RenderContext) => SafeHtml } = {
  text: node => escapeHtml(node.value),
  styled: renderStyled,
  link: renderLink,
  'file-link': renderFileLink,
  'cross-reference': renderCrossReference,
  'inline-formula': renderInlineFormula,
  'inline-graphic': renderInlineGraphic,
  'inline-note': renderInlineNote,
  'inline-code': renderInlineCode,
  abbreviation: renderAbbreviation,
  marked: renderMarked,
  people: renderPeople,
  person: renderPerson,
  'line-break': () => html`<br>`,
  'unknown-inline': renderUnknownInline,
}

const blockTable: { [Kind in keyof BlockOfKind]: (node: BlockOfKind[Kind], context: RenderContext) => SafeHtml } = {
  paragraph: textBlock.renderParagraph,
  section: renderSection,
  figure: renderFigure,
  'figure-group': renderFigureGroup,
  table: renderTable,
  'table-group': renderTableGroup,
  'display-formula': renderDisplayFormula,
  'formula-group': renderFormulaGroup,
  list: renderList,
  'definition-list': renderDefinitionList,
  quote: textBlock.renderQuote,
  verse: textBlock.renderVerse,
  speech: textBlock.renderSpeech,
  box: textBlock.renderBox,
  statement: textBlock.renderStatement,
  code: textBlock.renderCode,
  preformatted: textBlock.renderPreformatted,
  media: renderMedia,
  supplement: renderSupplement,
  notes: renderNotes,
  references: renderReferences,
  graphic: (node, context) => renderGraphic(node, context),
  rule: () => html`<hr class="rule">`,
  'unknown-block': textBlock.renderUnknownBlock,
}

function inlineOfKind<Kind extends keyof InlineOfKind>(kind: Kind, node: InlineOfKind[Kind], context: RenderContext): SafeHtml {
  return inlineTable[kind](node, context)
}
function blockOfKind<Kind extends keyof BlockOfKind>(kind: Kind, node: BlockOfKind[Kind], context: RenderContext): SafeHtml {
  return blockTable[kind](node, context)
}

export const nodeRenderers: NodeRenderers = {
  inline: (node: Inline, context) => inlineOfKind(node.kind, node, context),
  block: (node: Block, context) => blockOfKind(node.kind, node, context),
}
