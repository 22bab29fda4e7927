/** Walks through all content of a document, in reading order. */
import type { ArticleDocument, ArticleMetadata, Contributor, PeerReviewDocument } from './article-document.ts'
import type { Block, Graphic, Inline } from './node.ts'
import { blocks, graphicParts, line, type Part, partsOf } from './parts.ts'

export interface Visitor {
  block?: (block: Block) => void
  inline?: (node: Inline) => void
  graphic?: (graphic: Graphic) => void
  /** A file that a node refers to: media, supplements, links to files. */
  file?: (href: string) => void
}

export function walkParts(parts: readonly Part[], visitor: Visitor): void {
  for (const part of parts) {
    switch (part.kind) {
      case 'line':
        for (const run of part.runs) walkInlines(run, visitor)
        break
      case 'blocks':
        walkBlocks(part.blocks, visitor)
        break
      case 'row':
        for (const cell of part.cells) walkBlocks(cell, visitor)
        break
      case 'formula':
        if (part.formula.graphic !== null) walkGraphic(part.formula.graphic, visitor)
        walkInlines(part.formula.text, visitor)
        break
      case 'graphic':
        walkGraphic(part.graphic, visitor)
        break
      case 'file':
        visitor.file?.(part.href)
        break
      case 'description':
        break
    }
  }
}

export function walkBlocks(nodes: readonly Block[], visitor: Visitor): void {
  for (const block of nodes) {
    visitor.block?.(block)
    if (block.kind === 'table')
      for (const child of block.children) if (child.kind === 'grid' && child.picture !== null) walkGraphic(child.picture, visitor)
    walkParts(partsOf(block), visitor)
  }
}

function walkGraphic(graphic: Graphic, visitor: Visitor): void {
  visitor.graphic?.(graphic)
  walkParts(graphicParts(graphic), visitor)
}

function walkInlines(nodes: readonly Inline[], visitor: Visitor): void {
  for (const node of nodes) {
    visitor.inline?.(node)
    switch (node.kind) {
      case 'text':
      case 'inline-code':
      case 'line-break':
        break
      case 'inline-formula':
        walkParts([{ kind: 'formula', formula: node.formula }], visitor)
        break
      case 'inline-graphic':
        walkGraphic(node.graphic, visitor)
        break
      case 'inline-note':
        walkBlocks(node.children, visitor)
        break
      case 'file-link':
        visitor.file?.(node.href)
        walkInlines(node.children, visitor)
        break
      default:
        walkInlines(node.children, visitor)
    }
  }
}

/** The whole document: metadata, text, reports, translations and other parts. */
export function walkDocument(document: ArticleDocument, visitor: Visitor): void {
  walkParts(metadataParts(document.metadata), visitor)
  walkBlocks([...document.body, ...document.floats, ...document.back], visitor)
  for (const report of document.peerReview) walkReport(report, visitor)
  for (const translation of document.translations) walkDocument(translation, visitor)
  for (const part of document.subArticles) walkDocument(part.document, visitor)
}

function walkReport(report: PeerReviewDocument, visitor: Visitor): void {
  const people = report.contributorGroups.flatMap(group => group.contributors.flatMap(contributorParts))
  walkParts([line(report.title), ...people, ...report.affiliations.map(affiliation => line(affiliation.text))], visitor)
  walkBlocks([...report.competingInterests, ...report.notes, ...report.body, ...report.back, ...report.other], visitor)
  for (const response of report.responses) walkReport(response, visitor)
}

/** All parts of metadata that contain running text or blocks. */
export function metadataParts(metadata: ArticleMetadata): Part[] {
  const { permissions, funding } = metadata
  return [
    line(metadata.title, ...metadata.subtitles),
    ...metadata.translatedTitles.map(other => line(other.title, ...other.subtitles)),
    ...metadata.alternativeTitles.map(other => line(other.title)),
    blocks(metadata.titleNotes),
    ...metadata.contributorGroups.flatMap(group => [
      ...group.contributors.flatMap(contributorParts),
      ...group.notes.map(note => line(note)),
    ]),
    ...metadata.affiliations.map(affiliation => line(affiliation.text)),
    ...metadata.correspondence.map(note => line(note.children)),
    ...metadata.authorNotes.map(note => blocks(note.children)),
    ...metadata.abstracts.flatMap(abstract => [line(abstract.label, abstract.title), blocks(abstract.children)]),
    ...metadata.keywords.flatMap(group => [line(group.title), ...group.keywords.map(keyword => line(keyword))]),
    ...[...funding.awards.map(award => award.text), ...funding.statements, ...funding.openAccess].map(text => line(text)),
    ...permissions.statements.map(statement => line(statement)),
    ...permissions.licences.map(licence => blocks(licence.text)),
    ...[...metadata.related, ...metadata.datasets, ...metadata.conferences, ...metadata.selfLinks].map(item => line(item.text)),
    ...metadata.products.map(product => line(product.children)),
    ...metadata.history.map(event => line(event.description)),
    ...metadata.custom.map(custom => line(custom.value)),
    blocks([...metadata.competingInterests, ...metadata.ethics, ...metadata.dataAvailability, ...metadata.other]),
  ]
}

function contributorParts(contributor: Contributor): Part[] {
  const name = contributor.kind === 'group' ? [line(contributor.collectiveName), ...contributor.members.flatMap(contributorParts)] : []
  const texts = [...contributor.onBehalfOf, ...contributor.addresses, ...contributor.comments].map(text => line(text))
  return [...name, ...texts, blocks(contributor.biography)]
}
