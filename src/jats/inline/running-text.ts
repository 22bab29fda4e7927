import type { Block, Inline, TableGrid } from '../../domain/document/node.ts'
import { joinRuns } from '../inline-runs.ts'

/**
 * Blocks as one run, for places that hold only a line (a title, a term): every word, formula and picture is kept, the arrangement is not.
 */
export function runningText(blocks: readonly (Block | TableGrid)[]): Inline[] {
  return joinRuns(blocks.map(textOfBlock), ' ')
}

function textOfBlock(block: Block | TableGrid): Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'code':
      return block.children
    case 'preformatted':
      return spaced(block.children, block.attribution)
    case 'section':
      return spaced(block.label, block.title, block.subtitle, runningText(block.children))
    case 'figure':
    case 'figure-group':
    case 'table-group':
    case 'media':
    case 'supplement':
    case 'formula-group':
    case 'box':
      return spaced(block.label, block.caption?.title ?? [], runningText(block.caption?.children ?? []), runningText(block.children))
    case 'table':
      return spaced(
        block.label,
        block.caption?.title ?? [],
        runningText(block.caption?.children ?? []),
        runningText(block.children),
        runningText(block.footnotes),
      )
    case 'grid':
      return joinRuns(
        [block.head, ...block.bodies, block.foot].flat().flatMap(row => row.cells.map(cell => runningText(cell.children))),
        ' ',
      )
    case 'display-formula':
      return spaced([{ kind: 'inline-formula', id: block.id, formula: block.formula }], block.label)
    case 'list':
      return spaced(block.label, block.title, ...block.items.flatMap(item => [item.label, item.title, runningText(item.children)]))
    case 'definition-list':
      return spaced(
        block.label,
        block.title,
        block.termHead,
        block.definitionHead,
        ...block.items.flatMap(item => [item.label, ...item.terms, ...item.definitions.map(runningText)]),
        runningText(block.children),
      )
    case 'quote':
    case 'statement':
      return spaced(block.label, block.title, runningText(block.children), block.attribution)
    case 'verse':
      return spaced(
        block.label,
        block.title,
        block.subtitle,
        ...block.lines.map(line => (line.kind === 'line' ? line.children : textOfBlock(line))),
        block.attribution,
      )
    case 'speech':
      return spaced(block.speaker, runningText(block.children))
    case 'notes':
      return spaced(block.title, ...block.notes.flatMap(note => [note.label, runningText(note.children)]))
    case 'references':
      return spaced(
        block.label,
        block.title,
        runningText(block.introduction),
        ...block.entries.flatMap(entry => [entry.label, ...entry.citations.map(citation => citation.display), runningText(entry.notes)]),
        runningText(block.lists),
      )
    case 'graphic':
      return [{ kind: 'inline-graphic', graphic: block.graphic }]
    case 'rule':
      return []
    case 'unknown-block':
      return [{ kind: 'unknown-inline', element: block.element, children: runningText(block.children) }]
  }
}

function spaced(...runs: Inline[][]): Inline[] {
  return joinRuns(runs, ' ')
}
