/**
 * The HTML of an article: semantic, without scripts and without inline styles. What a style sheet finds in it:
 *
 * header   .article-type  h1.article-title  .article-subtitle  .translated-title[lang] (.translated-subtitle)
 *          ul.authors > li.author[data-kind=person|group|anonymous]  .author-name  .alternative-name  .degrees  .on-behalf-of  .emails
 *          sup.author-marks > .mark  a.orcid  .authors-note  details.authors-more (after the third)  details.affiliations-more  details.group-members
 *          ul.affiliations > li.affiliation > .affiliation-label  .ror  .identifier  .correspondence
 * sections section.abstract[data-abstract-type]  section.keywords > ul.keyword-list > li.keyword
 *          section.section[data-role][data-type] > h2…h6 > .label .section-title  .subtitle
 *          section.article-information > section.information-part
 * text     p  p.continued (no indent: goes on after a block)  .small-caps .monospace .sans-serif .roman .overline .underline  q  s
 *          a.external (.written-out: its text is its URL)  a.cross-reference[data-ref-type][data-targets]  a.note-call  a.file-link  span.marked[data-as]
 *          abbr > .expansion  .index-term (both out of sight, not hidden)
 *          .inline-formula  img.inline-graphic  img.formula-picture
 * floats   figure.figure[data-figure-type] > a.picture-link[data-hint] > img  .image  figcaption.caption > .caption-heading > .label .caption-title
 *          figure.figure-group > .figure-group-items  figure.table-figure  figure.table-group  details.long-description
 *          .alternative-text (of what has no image)  .missing-file (a file that never came)  .attribution > .licence > .licence-address
 * tables   .table-scroll > table.table (.shaded-rows)  th td .align-left|right|center|justify|char  .valign-top|middle|bottom|baseline
 *          .table-footnotes  .table-tools > button[data-tool=enlarge] (for a script), a[data-tool=csv] (to its file; see placeTableLinks), both described by the caption  .table-picture (link to the same table as an image)
 * formulas .display-formula > .formula[role=group][tabindex=0]  .formula-label   .formula-group   math   code.tex (TeX that nothing could convert)
 * lists    ol.list ul.list (.list-simple .list-labelled)  li > .item-label .item-text .item-title  .titled-list > .list-title
 *          .definitions > dl.definition-list > .definition-head, .definition
 * blocks   figure.quote > blockquote > .quote-title  .source (who said it)  .verse .verse-title .verse-line[data-indent]
 *          .speech > .speaker  aside.box > .box-title  .statement > .statement-title  pre.code > code.language-…  pre.preformatted
 *          hr.rule  .unknown[data-element]
 * files    figure.media > video|audio  figure.supplement  a.download > .file-name .file-size  .file-elsewhere
 * notes    section.notes (div.notes without a title) > .note-list > li.note > .note-label .note-text  a.back-link
 * sources  section.references > ol.reference-list > li.reference > .reference-label .reference-text > .citation > .citation-text .reference-links  a.back-link (to the first citation)
 *          .people > .person, label.people-toggle[data-more] > input.people-switch, .people-rest: hide .people-rest and show
 *          attr(data-more) (“et al.”) in .people-toggle until :has(:checked); print shows all
 * facts    dl.facts > div.fact > dt dd   details.more-facts   ul.awards  ul.datasets   time[datetime]
 * other    details.sub-article > summary, article[lang] > header.article-header  section.report (a report of a translation)
 * labels   span[lang] around what the reader says itself, where the text around it has another language
 * reports  ul.report-people > li.report-person > .report-role .report-affiliation  section.report-part  details.more-facts
 */
import type { ArticleDocument, PeerReviewDocument } from '../article-document.ts'
import type { Table } from '../node.ts'
import { nameTables } from '../tables.ts'
import { Anchors } from './anchors.ts'
import { RenderContext } from './context.ts'
import { prepareDocument, readPageOutline, renderDocument } from './document.ts'
import { nodeRenderers } from './render-node.ts'
import type { RenderedArticle, RenderedReport, RenderOptions } from './rendered-article.ts'
import { prepareReports, renderReport } from './report.ts'

/** Renders an article with all its parts. A tree from anywhere is safe here: see render-hostile.test.ts. */
export function renderArticle(document: ArticleDocument, options: RenderOptions): RenderedArticle {
  const context = createContext(options, document.metadata.language, nameTables(document))
  const prepared = prepareDocument(document, context.anchors)
  const outline = readPageOutline(prepared, context)
  const { header, main } = renderDocument(prepared, 1, context)
  return {
    title: context.with({ plain: true }).inlines(document.metadata.title),
    header,
    main,
    peerReview: prepared.reports.map(report => renderReport(report, context)),
    outline,
  }
}

/** Renders one peer-review document on its own. `renderArticle` returns all of them, with links into the article. */
export function renderPeerReviewDocument(report: PeerReviewDocument, options: RenderOptions): RenderedReport {
  const context = createContext(options, report.language ?? '')
  const [rendered] = prepareReports([report], context.anchors).map(prepared => renderReport(prepared, context))
  if (rendered === undefined) throw new Error('A report was prepared and not rendered')
  return rendered
}

export function createContext(
  options: RenderOptions,
  textLanguage: string,
  tableNames: ReadonlyMap<Table, string> = new Map<Table, string>(),
): RenderContext {
  return new RenderContext({
    renderers: nodeRenderers,
    anchors: new Anchors(options.idPrefix ?? '', null, options.reservedIds),
    language: options.language ?? 'en',
    textLanguage,
    resolveFile: options.resolveFile,
    worksOf: options.worksOf ?? null,
    enlargeHint: { isGiven: false },
    tableNames,
    pendingNotes: [],
    noteCount: { value: 0 },
    headingLevel: 2,
    insideLink: false,
    raised: false,
    plain: false,
  })
}
