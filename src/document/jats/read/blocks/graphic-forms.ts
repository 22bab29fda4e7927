import type { Block, BlockGraphic } from '../../../node.ts'

/**
 * Joins the forms of one image, which some publishers (IOP, EDP) put side by side without `alternatives`: `f1.eps`, `f1_lr.jpg`,
 * `f1_hr.jpg`. Neighbouring images whose names differ only in suffix and size become one, with the others as its alternatives.
 */
export function joinGraphicForms(blocks: readonly Block[]): Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (block.kind === 'graphic' && last?.kind === 'graphic' && isPlain(block) && stemOf(block) === stemOf(last)) {
      const { href, alternatives } = block.graphic
      last.graphic.alternatives.push(href, ...alternatives)
      last.graphic.alt ??= block.graphic.alt
    } else joined.push(block)
  }
  return joined
}

function isPlain({ graphic }: BlockGraphic): boolean {
  return graphic.caption === null && graphic.label.length === 0 && graphic.longDescription === null
}

function stemOf({ graphic }: BlockGraphic): string {
  return graphic.href
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_-](?:lr|hr|lo|hi|low|high|print|online|web|thumb|thumbnail|small|large)$/i, '')
}
