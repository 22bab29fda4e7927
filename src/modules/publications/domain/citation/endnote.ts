/**
 * Writes EndNote's own import format (refer, .enw): each line is a percent sign, a letter and a value. Its readers split lines at LF alone.
 */
import { type CslItem, type CslName, nameText } from './csl-item.ts'

function typeOf(item: CslItem): string {
  switch (item.type) {
    case 'article-journal':
      return 'Journal Article'
    case 'report':
      return 'Report'
    case 'review':
      return 'Generic'
    case 'speech':
      return item['event-title'] === undefined ? 'Generic' : 'Conference Paper'
    case 'motion_picture':
      return 'Audiovisual Material'
  }
}

export function writeEndnote(item: CslItem): string {
  const [year, month, day] = item.issued?.['date-parts'][0] ?? []
  const container = item['container-title'] ?? item['event-title']
  const lines: (readonly [tag: string, value: string | undefined])[] = [
    ['0', typeOf(item)],
    ['T', item.title],
    ...(item.author ?? []).map(author => ['A', authorText(author)] as const),
    [item.type === 'article-journal' ? 'J' : 'B', container],
    ['C', item['event-place']],
    ['I', item.publisher],
    ['D', year === undefined ? undefined : String(year)],
    ['8', month === undefined ? undefined : [year, ...[month, day].flatMap(twoDigits)].join('-')],
    ['V', item.volume],
    ['N', item.issue],
    ['P', item.page ?? item.number],
    ['@', item.ISSN],
    ['R', item.DOI],
    ['U', item.URL],
    ['9', item.genre],
    ['G', item.language],
    ...(item.keyword?.split('; ') ?? []).map(keyword => ['K', keyword] as const),
    ['Z', item.note],
    ['X', item.abstract],
  ]
  const known = lines.flatMap(([tag, value]) => (value === undefined || value === '' ? [] : [`%${tag} ${value}`]))
  return [...known, '', ''].join('\n')
}

const twoDigits = (part: number | undefined): string[] => (part === undefined ? [] : [String(part).padStart(2, '0')])

/** EndNote expects a comma after a group's name, and two commas in place of the first one within it. */
function authorText(name: CslName): string {
  if (!('literal' in name)) return nameText(name)
  return name.literal.includes(',') ? name.literal.replace(',', ',,') : `${name.literal},`
}
