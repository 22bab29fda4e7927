/**
 * Writes RIS, which every reference manager reads (Research Information Systems' specification of 2001, with the tags that its readers have
 * agreed on since): each line is a tag of two letters and a value, and ends with CR LF.
 */
import { type CslItem, type CslName, nameText } from './csl-item.ts'

/** Today's programs read `present`; Reference Manager and ProCite know only the tags of `classic`. */
type RisDialect = 'present' | 'classic'

const tags = {
  present: { title: 'TI', author: 'AU', year: 'PY', date: 'DA', container: 'T2', abstract: 'AB', doi: 'DO', kind: 'M3', conference: 'T2' },
  classic: { title: 'T1', author: 'A1', year: 'Y1', date: null, container: 'JF', abstract: 'N2', doi: 'M1', kind: 'M3', conference: 'T3' },
} as const satisfies Record<RisDialect, Record<string, string | null>>

const types: Readonly<Record<CslItem['type'], string>> = {
  'article-journal': 'JOUR',
  report: 'RPRT',
  review: 'RPRT',
  speech: 'SLIDE',
  motion_picture: 'VIDEO',
}

export function writeRis(item: CslItem, dialect: RisDialect = 'present'): string {
  const tag = tags[dialect]
  const firstPage = item['page-first'] ?? item.number
  const lastPage = item.page?.slice((item['page-first'] ?? '').length + 1)
  const date = dateText(item)
  const lines: (readonly [tag: string, value: string | undefined])[] = [
    ['TY', types[item.type]],
    [tag.title, item.title],
    ...(item.author ?? []).map(author => [tag.author, authorText(author)] as const),
    [tag.year, dialect === 'classic' ? date : date?.slice(0, 4)],
    ...(tag.date === null ? [] : [[tag.date, date] as const]),
    [tag.container, withoutStars(item['container-title'])],
    [tag.conference, item['event-title']],
    ['CY', item['event-place']],
    ['JA', withoutStars(item['container-title-short'])],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', firstPage],
    ['EP', lastPage],
    ['PB', item.publisher],
    ['SN', item.ISSN],
    [tag.doi, item.DOI],
    ['UR', item.URL],
    [tag.kind, item.genre],
    ['LA', item.language],
    ...(item.keyword?.split('; ') ?? []).map(keyword => ['KW', withoutStars(keyword)] as const),
    ['N1', item.note],
    [tag.abstract, item.abstract],
  ]
  const known = lines.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name}  - ${value}`]))
  return [...known, 'ER  - ', ''].join('\r\n')
}

/** “Family, Given, Suffix”. A comma in a group's name would turn it into a personal name. */
function authorText(name: CslName): string | undefined {
  return withoutStars('literal' in name ? name.literal.replaceAll(/,\s*/g, ' – ') : nameText(name))
}

/** RIS allows no asterisk in names, keywords and titles of periodicals. */
const withoutStars = (text: string | undefined): string | undefined => text?.replaceAll('*', '').trim()

/** “2023/11/21/”: RIS requires all three slashes even where month or day is unknown. */
function dateText({ issued }: CslItem): string | undefined {
  if (issued === undefined) return undefined
  const [year = 0, month, day] = issued['date-parts'][0]
  const two = (part: number | undefined): string => (part === undefined ? '' : String(part).padStart(2, '0'))
  return `${String(year).padStart(4, '0')}/${two(month)}/${two(day)}/`
}
