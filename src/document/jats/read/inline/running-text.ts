import type {
  Attribution,
  Block,
  Box,
  Figure,
  FigureGroup,
  Inline,
  Media,
  Supplement,
  Table,
  TableGrid,
  TableGroup,
} from '../../../node.ts'
import { joinRuns, text } from '../inline-runs.ts'

/**
 * Converts blocks to one run, for fields that hold only a line (a title, a term): every word, formula and image is kept, the layout is not.
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
      return spaced(...headOf(block), runningText(block.children), ...footOf(block))
    case 'media':
    case 'supplement':
      return spaced(...headOf(block), runningText(block.children), ...fileOf(block), ...footOf(block))
    case 'formula-group':
      return spaced(...headOf(block), runningText(block.children))
    case 'box':
      return spaced(...headOf(block), runningText(block.children), ...attributionOf(block.attribution))
    case 'table':
      return spaced(...headOf(block), runningText(block.children), runningText(block.footnotes), ...footOf(block))
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

type FloatBlock = Figure | FigureGroup | TableGroup | Table | Media | Supplement

function headOf({ label, caption }: Pick<Box, 'label' | 'caption'>): Inline[][] {
  return [label, caption?.title ?? [], runningText(caption?.children ?? [])]
}

function footOf({ alt, longDescription, attribution }: FloatBlock): Inline[][] {
  const said = [alt, longDescription].flatMap(words => (words === null ? [] : [[text(words)]]))
  return [...said, ...attributionOf(attribution)]
}

function attributionOf(attribution: Attribution | null): Inline[][] {
  return attribution === null ? [] : [...attribution.statements, runningText(attribution.licence?.text ?? [])]
}

function fileOf({ id, href, mimeType, mimeSubtype }: Media | Supplement): Inline[][] {
  return href === null ? [] : [[{ kind: 'file-link', id, href, mimeType, mimeSubtype, children: [] }]]
}

function spaced(...runs: Inline[][]): Inline[] {
  return joinRuns(runs, ' ')
}
