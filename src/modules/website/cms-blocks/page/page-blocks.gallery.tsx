/** Examples of every block of CMS pages. */

import { uncheckedId } from '../../../../core/ids/id.ts'
import { html } from '../../../../core/text/safe-html.ts'
import type { Block, Part } from '../../domain/site-pages/parts.ts'
import type { BoardMember, PageData } from '../../domain/site-pages/site-page.ts'
import { PageDataContext } from './page-data.ts'
import { PageParts } from './page-parts.tsx'

const picture = { url: '/share.png', width: 1200, height: 630, alt: 'The sign of the site' }
const text = (content: ReturnType<typeof html>): Part => ({ kind: 'html', html: content })

const nobody = { role: null, institution: null, featuredImage: null, keywords: [], orcidUrl: null, html: null }
const members: BoardMember[] = [
  {
    ...{
      title: 'Ada Roof',
      role: 'Editor in chief',
      institution: 'University of Slates',
      featuredImage: null,
      menuOrder: 1,
      subjectIds: [uncheckedId(1)],
    },
    ...{
      keywords: ['lichens', 'roofs'],
      orcidUrl: 'https://orcid.org/0000-0002-1825-0097',
      html: html`<p>Counts what grows on slate.</p>`,
    },
  },
  { ...nobody, title: 'Ben Tile', role: 'Editor', institution: 'Institute of Clay', menuOrder: 2, subjectIds: [uncheckedId(2)] },
  { ...nobody, title: 'Cy Thatch', institution: 'Academy of Reeds', menuOrder: 3, subjectIds: [uncheckedId(1)] },
]
const data: PageData = {
  members,
  memberSubjects: [
    { id: uncheckedId(1), name: 'Ecology' },
    { id: uncheckedId(2), name: 'Materials' },
  ],
  recentArticles: [
    {
      title: 'Lichens on slate roofs grow towards the gutter',
      link: '/articles/1-101',
      description: 'Roofs of 214 houses were photographed twice, nine years apart.',
      pubDate: '2024-03-09',
    },
    { title: 'Thatch, and what lives in it', link: '/articles/1-102', description: '', pubDate: '2024-02' },
  ],
  subjects: [
    { name: 'Ecology', path: '/browse/ecology' },
    { name: 'Materials', path: '/browse/materials' },
  ],
  statistics: { sectionTitle: 'The platform so far', lastUpdated: '2026-01-05', stats: [{ label: 'Articles', count: 1200 }] },
}

/** There is at least one example of each kind. */
export const blockExamples: readonly { title: string; block: Block }[] = [
  {
    title: 'Hero banner',
    block: { kind: 'hero-banner', title: 'Slates, tiles and thatch', text: 'What roofs are made of, and what grows on them.' },
  },
  { title: 'Members, default', block: { kind: 'member-list', title: 'Editorial board', mode: 'default', subjectId: null, filter: true } },
  { title: 'Members, featured', block: { kind: 'member-list', title: 'Advisers', mode: 'featured', subjectId: null, filter: false } },
  {
    title: 'Members, simple, of one subject',
    block: { kind: 'member-list', title: 'For ecology', mode: 'simple', subjectId: 1, filter: false },
  },
  {
    title: 'Publishing process of articles with pre-screening',
    block: { kind: 'publishing-process', type: 'articlesWithPreScreening', suppressTitle: false, showAsteriskOnPreprint: false },
  },
  {
    title: 'Publishing process of preprints, with an asterisk',
    block: { kind: 'publishing-process', type: 'preprints', suppressTitle: true, showAsteriskOnPreprint: true },
  },
  {
    title: 'Quotation, standard',
    block: {
      kind: 'customer-quote',
      mode: 'standard',
      name: 'Ada Roof',
      jobTitle: 'Lichenologist',
      html: html`<p>The report made the paper better.</p>`,
      picture,
    },
  },
  {
    title: 'Quotation, simple',
    block: {
      kind: 'customer-quote',
      mode: 'simple',
      name: 'Ben Tile',
      jobTitle: null,
      html: html`<p>It was out in a week.</p>`,
      picture: null,
    },
  },
  {
    title: 'Benefits with icons',
    block: {
      kind: 'icon-benefits',
      suppressTitles: false,
      items: [
        { icon: 'icon-transparency', title: 'Open reports', html: html`<p>Everybody reads what reviewers wrote.</p>` },
        { icon: 'icon-openscience', title: 'Open access', html: html`<p>Free to read and to use.</p>` },
        { icon: 'icon-supportingdata', title: 'Open data', html: html`<p>So that others can do it again.</p>` },
      ],
    },
  },
  {
    title: 'Columns',
    block: {
      kind: 'columns',
      columns: [[text(html`<p>The first of two.</p>`)], [text(html`<p>The second, beside it where there is room.</p>`)]],
    },
  },
  {
    title: 'Picture with a caption that shows on hover and on focus',
    block: {
      ...{ kind: 'image', picture, caption: html`<p>The sign, <i>drawn by hand</i>.</p>`, isHero: false, fullCoverage: true },
      ...{ minHeight: 200, horizontal: 'center', vertical: 'center', spacing: 0 },
    },
  },
  {
    title: 'Article processing charges',
    block: {
      ...{ kind: 'chart', type: 'pie', title: 'What a charge pays for', description: null, label: 'Part' },
      ...{ labels: ['Peer review', 'Production', 'Platform'], series: [{ name: 'US dollars', values: [420, 310, 190] }] },
    },
  },
  {
    title: 'Bars',
    block: {
      ...{ kind: 'chart', type: 'bar', title: 'Articles by year of the platform', description: null, label: 'Year' },
      ...{ labels: ['2023', '2024'], series: [{ name: 'Articles', values: [410, 620] }] },
    },
  },
  {
    title: 'Tabs',
    block: {
      kind: 'tabs',
      label: 'By type of work',
      items: [
        { id: 'block-tab-posters', title: 'Posters', parts: [text(html`<p>One page.</p>`)] },
        { id: 'block-tab-slides', title: 'Slides', parts: [text(html`<p>Several pages.</p>`)] },
      ],
    },
  },
  { title: 'Anchor', block: { kind: 'anchor', id: 'block-anchor', text: 'A place that the menu leads to' } },
  {
    title: 'Accordions',
    block: {
      kind: 'accordions',
      expandAll: true,
      items: [
        { id: 'block-question-cost', title: 'What does it cost?', open: false, parts: [text(html`<p>Posters are free.</p>`)] },
        { id: 'block-question-time', title: 'How long does it take?', open: false, parts: [text(html`<p>A week.</p>`)] },
      ],
    },
  },
  { title: 'Subject areas', block: { kind: 'subject-areas', title: null } },
  { title: 'Recent articles', block: { kind: 'recent-articles', title: null } },
  {
    title: 'Statistics of its own',
    block: {
      kind: 'statistics',
      title: 'In numbers',
      own: {
        stats: [
          { label: 'Articles', count: 1200 },
          { label: 'Reports', count: 3100 },
        ],
        lastUpdated: '2026-01-05',
      },
    },
  },
  { title: 'Statistics of the platform', block: { kind: 'statistics', title: null, own: null } },
  { title: 'Cookies', block: { kind: 'cookie-policy' } },
  {
    title: 'Call to submit',
    block: { kind: 'submit-call-to-action', title: 'Show your roof', html: html`<p>Any sound result is welcome.</p>` },
  },
  {
    title: 'Information in rows',
    block: {
      kind: 'info-rows',
      rows: [
        { title: 'ISSN', picture: null, parts: [text(html`<p>1234-5679</p>`)] },
        { title: null, picture, parts: [text(html`<p>With a picture in place of a title.</p>`)] },
      ],
    },
  },
  {
    title: 'Logos',
    block: { kind: 'logo-bar', title: 'With the support of', logos: [{ name: 'Slate Trust', picture, href: 'https://example.org/' }] },
  },
  {
    title: 'Table',
    block: {
      ...{ kind: 'table', caption: 'Charges', shaded: true },
      html: html`<caption>Charges</caption><thead><tr><th scope="col">Type</th><th scope="col">US dollars</th></tr></thead><tbody><tr><td>Article</td><td>1,350</td></tr><tr><td>Poster</td><td>0</td></tr></tbody>`,
    },
  },
  { title: 'Publish your research', block: { kind: 'publish-your-research' } },
]

const shown = (block: Block) => (
  <PageDataContext value={{ state: 'ready', data }}>
    <PageParts parts={[block]} />
  </PageDataContext>
)
const onItsWay = (block: Block) => (
  <PageDataContext value={{ state: 'loading' }}>
    <PageParts parts={[block]} />
  </PageDataContext>
)

export const pageBlocksGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'page-blocks': [
    ...blockExamples.map(({ title, block }) => ({ title, element: shown(block) })),
    {
      title: 'Members on their way',
      element: onItsWay({ kind: 'member-list', title: 'Members on their way', mode: 'featured', subjectId: null, filter: false }),
    },
    { title: 'Recent articles on their way', element: onItsWay({ kind: 'recent-articles', title: 'Articles on their way' }) },
    { title: 'Statistics on their way', element: onItsWay({ kind: 'statistics', title: 'Numbers on their way', own: null }) },
  ],
}
