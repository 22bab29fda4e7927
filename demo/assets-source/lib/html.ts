/** Small helpers for the pages that are printed. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Affiliation, Author } from './item.ts'

const fontPackages = join(import.meta.dirname, '../../../node_modules/@fontsource-variable')
const fontSheets = [
  'source-serif-4/index.css',
  'source-serif-4/wght-italic.css',
  'source-sans-3/index.css',
  'source-sans-3/wght-italic.css',
]

export const serif = "'Source Serif 4 Variable', serif"
export const sans = "'Source Sans 3 Variable', sans-serif"

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export function htmlPage(title: string, css: string, body: string): string {
  const links = fontSheets.map(sheet => `<link rel="stylesheet" href="${pathToFileURL(join(fontPackages, sheet)).href}">`).join('')
  const base = `*{box-sizing:border-box;margin:0;padding:0}html{-webkit-print-color-adjust:exact;print-color-adjust:exact}svg{display:block}body{font-family:${sans};font-kerning:normal;text-rendering:geometricPrecision}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>${links}<style>${base}${css}</style></head><body>${body}</body></html>`
}

/** “Ana Diaz¹, Bo Chen¹²” */
export function byline(authors: readonly Author[], several = true): string {
  return authors
    .map(
      a =>
        `<span style="white-space:nowrap">${escapeHtml(`${a.givenName} ${a.familyName}`)}${several ? `<sup>${a.affiliations.map(id => id.slice(1)).join(',')}</sup>` : ''}</span>`,
    )
    .join(', ')
}

export function affiliationLine(list: readonly Affiliation[]): string {
  const several = list.length > 1
  return list
    .map(
      a =>
        `${several ? `<sup>${a.id.slice(1)}</sup>\u2009` : ''}${escapeHtml([a.department, a.institution, a.place].filter(Boolean).join(', '))}`,
    )
    .join(' · ')
}
