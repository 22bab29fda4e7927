/** Helpers that create parts of an article tree. */
import type { Block, Inline, Paragraph, Section, SectionRole } from '../../src/document/node.ts'

export const text = (value: string): Inline[] => [{ kind: 'text', value }]
export const italic = (value: string): Inline => ({ kind: 'styled', style: 'italic', children: text(value) })
export const paragraph = (children: Inline[]): Paragraph => ({ kind: 'paragraph', id: null, continued: false, children })
export const plain = (value: string): Paragraph => paragraph(text(value))

export function section(
  id: string | null,
  title: string,
  children: Block[],
  role: SectionRole = 'section',
  type: string | null = null,
): Section {
  return { kind: 'section', id, role, type, label: [], title: text(title), subtitle: [], language: null, children }
}
