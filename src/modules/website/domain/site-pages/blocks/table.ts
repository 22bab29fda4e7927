import type { ReadBlock } from '../block-reader.ts'
import { attributeOf, elementsNamed, textOf } from '../html-tree.ts'

/** `<table data-block="table">`, or an element around one. Rows are shaded unless the id of either says `no-row-shading`. */
export const readTable: ReadBlock<'table'> = (element, { html, warn }) => {
  const table = element.tagName === 'table' ? element : elementsNamed(element, 'table')[0]
  const [caption] = table === undefined ? [] : elementsNamed(table, 'caption')
  const name = (caption && textOf(caption)) || attributeOf(element, 'data-title')
  if (table === undefined || !name) {
    warn('A table block needs a table with a caption.')
    return 'as text'
  }
  const shaded = ![element, table].some(each => attributeOf(each, 'id')?.includes('no-row-shading'))
  return { kind: 'table', caption: name, html: html(table.childNodes), shaded }
}
