/**
 * The HTML of an article: semantic, without scripts and without inline styles. What a style sheet finds in it:
 *
 * header   .article-type  h1.article-title  .article-subtitle  .translated-title[lang]  .title-notes
 *          ul.authors > li.author (data-kind=person|group|anonymous)  .author-name  .author-marks (superscripts)  .orcid
 *          details.authors-more > summary (after the third author)  .group-members  .author-notes
 *          ul.affiliations > li.affiliation > .affiliation-label  .correspondence
 * sections section.abstract[data-abstract-type]  .keywords > .keyword-list > .keyword
 *          section.section[data-role][data-type] > h2…h6 > .label  .subtitle   section.article-information
 * text     p  p.continued (no indent: goes on after a block)  .small-caps .monospace .sans-serif .roman .overline .underline
 *          a.external  a.cross-reference[data-ref-type][data-targets]  a.note-call  span.marked[data-as]  abbr
 *          .inline-formula  img.inline-graphic  img.formula-picture
 * floats   figure.figure[data-figure-type] > a.picture-link > img  figcaption > .label .caption-title .caption
 *          figure.figure-group > .figure-group-items  figure.table-figure  figure.table-group  .long-description (details)
 *          .missing-file (placeholder of a file that never came)  .attribution (rights of a part)
 * tables   .table-scroll > table.table (.shaded-rows)  th td .align-left|right|center|justify|char  .valign-top|middle|bottom|baseline
 *          .table-footnotes
 * formulas .display-formula > .formula  .formula-label   .formula-group   math   code.tex (TeX that nothing could convert)
 * lists    ol.list ul.list .list-simple .list-labelled (own marks in .item-label)  .list-title  dl.definition-list  .definition-head
 * blocks   figure.quote > blockquote  .verse .verse-title .verse-line[data-indent]  .speech > .speaker  aside.box > .box-title
 *          section.statement > .statement-title  pre.code > code.language-…  pre.preformatted  hr.rule  .unknown[data-element]
 * files    .media > video|audio  .supplement  a.download > .file-name .file-size
 * notes    section.notes > ol.note-list > li.note > .note-label  a.back-link
 * sources  section.references > ol.reference-list > li.reference > .reference-label .citation .reference-links > a
 *          .people > label.people-toggle[data-more] > input.people-switch, then .people-rest: hide .people-rest and show
 *          attr(data-more) (“et al.”) in .people-toggle until :has(:checked); print shows all
 * facts    dl.facts > div.fact > dt dd   details.more-facts   time[datetime]
 * other    details.sub-article > summary, article[lang]
 * reports  ul.report-people > li.report-person  .report-affiliation  section.report-part
 */
import type { ArticleDocument, PeerReviewDocument } from '../../content/article-document.ts'
import type { RenderedArticle, RenderedReport, RenderOptions } from './rendered-article.ts'

export function renderArticle(_document: ArticleDocument, _options: RenderOptions): RenderedArticle {
  throw new Error('Not written yet')
}

/** One peer-review document on its own. `renderArticle` gives all of them, and their links into the article. */
export function renderPeerReviewDocument(_report: PeerReviewDocument, _options: RenderOptions): RenderedReport {
  throw new Error('Not written yet')
}
