/** Converts figures, tables, videos and files for the comparison. */
import type { BlockGraphic, Figure, Graphic, Inline, Media, Supplement, Table, TableGrid } from '../node.ts'
import { graphicParts, type Part, partsOf } from '../parts.ts'
import { inlineText } from '../text.ts'
import type { Float } from './unit.ts'

/** An image without a figure is a figure without a number. */
export function floatOf(block: Figure | Table | Media | Supplement | BlockGraphic): Float {
  if (block.kind === 'graphic') {
    const { id, label, caption } = block.graphic
    return gather({ type: 'figure', id, label, grids: [] }, [{ kind: 'graphic', graphic: { ...block.graphic, label: [], caption } }])
  }
  const grids = block.kind === 'table' ? block.children.filter(child => child.kind === 'grid') : []
  const plain = {
    ...block,
    label: [],
    ...(block.kind === 'table' ? { children: block.children.filter(child => child.kind !== 'grid') } : {}),
  }
  return gather({ type: block.kind, id: block.id, label: block.label, grids }, partsOf(plain))
}

function gather(head: { type: Float['type']; id: string | null; label: Inline[]; grids: TableGrid[] }, parts: readonly Part[]): Float {
  const float: Float = { ...head, lines: [], images: [], files: [] }
  addParts(parts, float)
  return float
}

function addParts(parts: readonly Part[], float: Float): void {
  for (const part of parts) {
    switch (part.kind) {
      case 'line':
        for (const run of part.runs) if (inlineText(run) !== '') float.lines.push([...run])
        break
      case 'blocks':
        for (const block of part.blocks) addParts(partsOf(block), float)
        break
      case 'graphic':
        addImage(part.graphic, float)
        break
      case 'row':
        float.lines.push(
          part.cells.flatMap((cell, index): Inline[] => [
            ...(index === 0 ? [] : [space]),
            ...cell.flatMap(block => blockInlines(partsOf(block))),
          ]),
        )
        break
      case 'formula':
        float.lines.push([{ kind: 'inline-formula', id: null, formula: part.formula }])
        break
      case 'file':
        float.files.push(part.href)
        break
      // Alternative text changes with its image, so it is not compared.
      case 'description':
        break
    }
  }
}

const space: Inline = { kind: 'text', value: ' ' }

function blockInlines(parts: readonly Part[]): Inline[] {
  return parts.flatMap((part): Inline[] => {
    if (part.kind === 'line') return [...part.runs.flat(), space]
    if (part.kind === 'blocks') return part.blocks.flatMap(block => blockInlines(partsOf(block)))
    return part.kind === 'formula' ? [{ kind: 'inline-formula', id: null, formula: part.formula }, space] : []
  })
}

function addImage(graphic: Graphic, float: Float): void {
  float.images.push(graphic)
  addParts(graphicParts({ ...graphic, alt: null, longDescription: null }), float)
}
