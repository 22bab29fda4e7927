/** Writes BibTeX that BibTeX itself, biber and reference managers read. */
import { titleWithoutNotice } from '../../../../document/metadata/publication-notice.ts'
import type { CslItem, CslName } from './csl-item.ts'
import { latexText } from './latex.ts'

const types: Readonly<Record<CslItem['type'], string>> = {
  'article-journal': 'article',
  report: 'techreport',
  review: 'misc',
  speech: 'misc',
  motion_picture: 'misc',
}
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** @param key unique within its file */
export function writeBibtex(item: CslItem, key: string = citationKey(item)): string {
  const type = types[item.type]
  const [year, month] = item.issued?.['date-parts'][0] ?? []
  const text = (value: string | undefined): string | undefined => value && `{${latexText(value)}}`
  const fields: (readonly [name: string, value: string | undefined])[] = [
    ['title', `{${titleText(item.title)}}`],
    ['author', item.author && `{${item.author.map(authorText).join(' and ')}}`],
    [type === 'article' ? 'journal' : 'howpublished', text(type === 'article' ? item['container-title'] : howPublished(item))],
    ['year', year === undefined ? undefined : `{${year}}`],
    ['month', month === undefined ? undefined : months[month - 1]],
    ['volume', text(item.volume)],
    ['number', text(item.issue)],
    ['pages', text(pages(item) ?? item.number)],
    [type === 'techreport' ? 'institution' : 'publisher', text(item.publisher)],
    ['address', text(item['event-place'])],
    ['type', type === 'techreport' ? text(item.genre) : undefined],
    ['issn', text(item.ISSN)],
    ['doi', verbatim(item.DOI)],
    ['url', verbatim(item.URL)],
    ['language', text(item.language)],
    ['keywords', text(item.keyword?.replaceAll('; ', ', '))],
    ['note', text(item.note)],
    ['abstract', text(item.abstract)],
  ]
  const known = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = ${value}`]))
  return `@${type}{${key},\n${known.join(',\n')}\n}\n`
}

/** Pages as “45--67”. The first page may contain a hyphen itself, so the range's hyphen is the one after the first page. */
function pages({ page, 'page-first': first = '' }: CslItem): string | undefined {
  return page === undefined || page === first ? page : `${first}--${page.slice(first.length + 1)}`
}

/** “Poster, Some Conference, Ghent”, for publications without a journal. */
function howPublished(item: CslItem): string | undefined {
  if (item.type === 'report') return undefined
  return [item.genre, item['event-title'] ?? item['container-title']].filter(Boolean).join(', ') || undefined
}

/** Braces keep a group's name together, and every part of a name that BibTeX would split at a comma or an “and”. */
function authorText(name: CslName): string {
  if ('literal' in name) return `{${latexText(name.literal)}}`
  const part = (text: string): string => (/,|\band\b/i.test(text) ? `{${latexText(text)}}` : latexText(text))
  return [name.family, name.suffix, name.given].flatMap(each => (each === undefined ? [] : part(each))).join(', ')
}

/** BibTeX styles lower the case of titles: braces protect words with an inner capital, and the status line in brackets. */
function titleText(title: string): string {
  return title
    .split(' ')
    .map((word, place) => {
      const capitals = place === 0 ? /^\P{L}*\p{L}.*\p{Lu}/u : /\p{Lu}/u
      return capitals.test(word) ? `{${latexText(word)}}` : latexText(word)
    })
    .join(' ')
}

/** DOIs and URLs are not read as LaTeX. Braces would end the field, so a DOI with braces is left to the URL, where they can be escaped. */
function verbatim(text: string | undefined): string | undefined {
  return text === undefined || /[{}\\]/.test(text) ? undefined : `{${text}}`
}

/** “BarzaniKeller2023first”, followed by the version where there is one, in characters that every BibTeX accepts in a key. */
export function citationKey(item: CslItem): string {
  const plain = (text: string): string => text.normalize('NFKD').replaceAll(/[^a-z0-9]/gi, '')
  const [author] = item.author ?? []
  const family = plain(author === undefined ? '' : 'literal' in author ? author.literal : author.family).slice(0, 40)
  const year = item.issued?.['date-parts'][0][0] ?? ''
  const word =
    titleWithoutNotice(item.title)
      .split(/\s+/)
      .map(plain)
      .find(each => each.length > 3) ?? ''
  const version = item.version === undefined ? '' : `v${item.version}`
  return family === '' ? `work:${plain(item.id)}` : `${family}${year}${word.toLowerCase().slice(0, 20)}${version}`
}
