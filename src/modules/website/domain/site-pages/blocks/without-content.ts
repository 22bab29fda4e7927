/** Parsers of blocks that have at most a title. */
import { type ReadBlock, titledItem } from '../block-reader.ts'
import { attributeOf, textOf } from '../html-tree.ts'

export const readSubjectAreas: ReadBlock<'subject-areas'> = element => ({
  kind: 'subject-areas',
  title: attributeOf(element, 'data-title'),
})

export const readRecentArticles: ReadBlock<'recent-articles'> = element => ({
  kind: 'recent-articles',
  title: attributeOf(element, 'data-title'),
})

export const readCookiePolicy: ReadBlock<'cookie-policy'> = () => ({ kind: 'cookie-policy' })

export const readPublishYourResearch: ReadBlock<'publish-your-research'> = () => ({ kind: 'publish-your-research' })

/** `<div data-block="submit-call-to-action" data-title="…">A sentence.</div>` */
export const readSubmitCallToAction: ReadBlock<'submit-call-to-action'> = (element, { html }) => {
  const { title, rest } = titledItem(element)
  return { kind: 'submit-call-to-action', title, html: rest.every(node => textOf(node) === '') ? null : html(rest) }
}
