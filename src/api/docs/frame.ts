/** The frame of all pages of the documentation: the site's masthead and footer, and the list of the groups of calls. */
import { href } from '../../core/http/href.ts'
import { escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import { pageDescription, pageTitle } from '../../core/text/truncate.ts'
import { offersReading } from '../../modules/sites/domain/submission-only.ts'
import type { Site } from '../../modules/sites/use-cases/load-platforms.ts'
import { docsPaths, groupPath } from './paths.ts'
import type { ApiDocument, CallGroup } from './read-document.ts'
import type { GroupOfSchema } from './schema-groups.ts'
import { plainCallName, sentence } from './words.ts'

export interface DocsSite {
  site: Site
  /** The origin, such as https://example.org. */
  origin: string
  document: ApiDocument
  groupOf: GroupOfSchema
  /** The URLs of the fonts that the first screen needs. */
  fonts: readonly string[]
}

interface DocsPage {
  /** The title without those of the documentation and the site; null: the page of all calls. */
  title: string | null
  description: string
  /** Null: the page has no address of its own, and search engines leave it out. */
  path: string | null
  /** The group whose page it is. */
  group?: CallGroup
  /** The sections of the page of all calls. */
  sections?: readonly { id: string; title: string }[]
  /** What was searched for. */
  query?: string
  main: SafeHtml
}

const documentationName = 'API'

/** The document around the content of a page. */
export function writeFrame({ site, origin, document, fonts }: DocsSite, page: DocsPage): string {
  const { platform, brand } = site
  const suffix = ` | ${platform.displayName}`
  const title = page.title === null ? pageTitle(documentationName, suffix) : pageTitle(page.title, ` | ${documentationName}${suffix}`)
  const themeColour = brand.palette.get('header-paper')
  const contents = contentsList(document, page)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${
  themeColour !== undefined &&
  html`<meta name="theme-color" content="${escapeHtml(themeColour.light)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${escapeHtml(themeColour.dark)}" media="(prefers-color-scheme: dark)">`
}
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(pageDescription(page.description))}">
${page.path === null ? html`<meta name="robots" content="noindex">` : html`<link rel="canonical" href="${escapeHtml(origin + page.path)}">`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${fonts.map(
  font => html`<link rel="preload" href="${escapeHtml(font)}" as="font" type="font/woff2" crossorigin="anonymous">
`,
)}<link rel="stylesheet" href="${escapeHtml(docsPaths.styles)}">
</head>
<body>
<a class="skip-link" href="#content">Skip to content</a>
${masthead(site)}
<div class="columns">
<div class="side">
${searchForm(page.query ?? '')}
<nav class="contents" aria-label="API documentation"><details><summary>Contents</summary>${contents}</details></nav>
</div>
<main id="content" tabindex="-1">
${page.main}
</main>
</div>
${footer(site)}
</body>
</html>
`
}

interface SiteLink {
  label: string
  path: string
}

const linkList = (links: readonly SiteLink[]): SafeHtml =>
  html`<ul>${links.map(({ label, path }) => html`<li><a href="${escapeHtml(path)}">${escapeHtml(label)}</a></li>`)}</ul>`

const readingLinks = ({ platform }: Site): SiteLink[] =>
  [
    offersReading(platform) &&
      platform.features.browse.enabled && { label: 'Browse', path: href('/browse/:segment', { segment: 'articles' }) },
    offersReading(platform) && platform.features.gateways.enabled && { label: 'Gateways', path: href('/gateways') },
    { label: 'For authors', path: href('/for-authors') },
    { label: 'About', path: href('/about') },
  ].filter(link => link !== false)

function masthead(site: Site): SafeHtml {
  const { displayName } = site.platform
  return html`<header class="masthead"><div class="bar">
<a class="logo" href="${escapeHtml(href('/'))}"><img src="/favicon.svg" alt="" width="32" height="32"><span>${escapeHtml(displayName)}</span></a>
<a class="place" href="${escapeHtml(docsPaths.index)}">${escapeHtml(documentationName)}</a>
<nav aria-label="Site">${linkList(readingLinks(site))}</nav>
</div></header>`
}

const searchForm = (query: string): SafeHtml =>
  html`<form role="search" class="find" action="${escapeHtml(docsPaths.index)}"><label for="find">Find calls</label><div><input type="search" id="find" name="q" value="${escapeHtml(query)}" maxlength="100" autocomplete="off"><button>Find</button></div></form>`

/** The contents list has the calls of the page's group, or the sections of the page of all calls. */
function contentsList({ groups }: ApiDocument, { title, group, sections = [] }: DocsPage): SafeHtml {
  const isIndex = title === null
  const inIndex = sections.map(({ id, title: name }) => html`<li><a href="#${escapeHtml(id)}">${escapeHtml(name)}</a></li>`)
  return html`<ul>
<li><a href="${escapeHtml(docsPaths.index)}"${current(isIndex)}>All calls</a>${inIndex.length > 0 && html`<ul>${inIndex}</ul>`}</li>
${groups.map(each => {
  const isCurrent = each === group
  const calls = each.calls.map(call => html`<li><a href="#${escapeHtml(call.id)}">${plainCallName(call)}</a></li>`)
  return html`<li><a href="${escapeHtml(groupPath(each))}"${current(isCurrent)}>${escapeHtml(sentence(each.name))}</a>${isCurrent && html`<ul class="calls">${calls}</ul>`}</li>
`
})}<li><a href="${escapeHtml(docsPaths.openApi)}">OpenAPI 3.1 as JSON</a></li>
</ul>`
}

const current = (isCurrent: boolean): SafeHtml => (isCurrent ? html` aria-current="page"` : noHtml)

function footer(site: Site): SafeHtml {
  const links = [
    ...readingLinks(site),
    { label: 'Contact', path: href('/contact') },
    { label: 'Privacy', path: href('/legal/*', { '*': 'privacypolicy' }) },
    { label: 'Legal', path: href('/legal') },
  ]
  return html`<footer class="footer"><div class="bar"><p>${escapeHtml(site.platform.displayName)}</p><nav aria-label="Footer">${linkList(links)}</nav></div></footer>`
}
