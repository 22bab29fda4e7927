import { decodeHTML } from 'entities'

/** Tags and the texts between them. */
export const piecesOfHtml = (html: string): string[] => html.match(/<[^>]*>|[^<]+/g) ?? []

/** @returns the text of inline HTML, without tags */
export const textOfHtml = (html: string): string =>
  piecesOfHtml(html)
    .map(piece => (piece.startsWith('<') ? '' : decodeHTML(piece)))
    .join('')
