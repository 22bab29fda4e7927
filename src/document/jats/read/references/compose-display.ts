/** Composes the text of a citation whose source gives parts without punctuation (`element-citation`, `nlm-citation`). */
import type { Inline } from '../../../node.ts'
import { joinRuns, plainText, text, trimRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, elementChildren, textOf } from '../xml/read.ts'
import { isEditor, isMaker, nameElements, personGroupRole } from './people.ts'
import { printNodes } from './printed-parts.ts'
import { UnprintedParts } from './unprinted-parts.ts'

type Sentence = (parts: UnprintedParts) => Inline[]

const sentences = {
  lead: parts => followedByDate(people(parts), parts),
  title: parts =>
    followedByDate(
      joinRuns([...parts.print('article-title', 'chapter-title', 'part-title', 'data-title'), ...translatedTitle(parts)], '. '),
      parts,
    ),
  container,
  locator: parts => locator(parts, false),
  conference: parts =>
    joinRuns(
      parts.print(
        'conference',
        'string-conf',
        'conf-name',
        'conf-num',
        'conf-acronym',
        'conf-theme',
        'conf-date',
        'conf-loc',
        'conf-sponsor',
      ),
      ', ',
    ),
  publisher: parts =>
    joinRuns(
      [joinRuns(parts.print('publisher-loc'), ', '), joinRuns(parts.print('publisher-name', 'institution', 'institution-wrap'), ', ')],
      ': ',
    ),
  patent: parts => joinRuns(parts.print('patent', 'gov', 'std', 'std-organization'), ', '),
  version: parts => joinRuns(parts.print('version').map(versionText), ', '),
  size: parts => joinRuns(parts.print('size', 'page-count'), ', '),
  comment: parts => joinRuns(parts.print('comment', 'annotation', 'series', 'issn', 'isbn'), '. '),
  accessed,
  identifiers: parts => joinRuns(parts.print('pub-id', 'object-id', 'article-id', 'ext-link', 'uri'), '. '),
} satisfies Record<string, Sentence>

type SentenceName = keyof typeof sentences

const order: readonly SentenceName[] = [
  'lead',
  'title',
  'container',
  'locator',
  'conference',
  'publisher',
  'patent',
  'version',
  'size',
  'comment',
  'accessed',
  'identifiers',
]
/** The parts that identify a work of each publication type, and so follow its title directly. */
const behindTitle: ReadonlyMap<string, SentenceName> = new Map<string, SentenceName>([
  ['data', 'version'],
  ['software', 'version'],
  ['patent', 'patent'],
])

/** Every child with text is printed: those that no sentence includes follow at the end, unchanged. */
export function composeDisplay(citation: XmlElement, publicationType: string | null, context: ReadContext): Inline[] {
  const parts = new UnprintedParts(citation, context)
  const early = behindTitle.get(publicationType ?? '')
  // A part is printed once, by the first sentence that includes it.
  const ordered = early ? order.flatMap(name => (name === 'title' ? [name, early] : [name])) : order
  const composed = ordered.map(name => sentences[name](parts))
  return joinSentences([...composed, ...parts.printRest()])
}

/** Joins sentences with one full stop between them, and one at the end unless it is an identifier or URL. */
export function joinSentences(runs: readonly (readonly Inline[])[]): Inline[] {
  const joined: Inline[] = []
  for (const run of runs) {
    const words = plainText(run)
    if (run.length === 0) continue
    const before = plainText(joined)
    if (joined.length > 0) joined.push(text(/[.?!…:\]]["”’)]?$/.test(before) || /^[.,;:[]/.test(words) ? ' ' : '. '))
    joined.push(...run)
  }
  const last = joined.at(-1)
  if (last && last.kind !== 'link' && !/[.?!…\]]["”’)]?$/.test(plainText(joined))) joined.push(text('.'))
  return joined
}

function people(parts: UnprintedParts): Inline[] {
  const makers = parts.printWhere(child => child.name === 'person-group' && isMaker(personGroupRole(child)))
  const loose = parts.printTogether(child => nameElements.has(child.name))
  if (makers.length > 0 || loose.length > 0) return joinRuns([...makers, loose], ', ')
  return editors(parts)
}

function editors(parts: UnprintedParts): Inline[] {
  const printed = parts.printWhere(child => child.name === 'person-group' && isEditor(personGroupRole(child)))
  return printed.length > 0 ? [...joinRuns(printed, ', '), text(' (eds)')] : []
}

function otherPeople(parts: UnprintedParts): Inline[][] {
  return parts
    .take(child => child.name === 'person-group')
    .map(group => {
      const role = personGroupRole(group)
      return [...printNodes([group], parts.context), text(role ? ` (${role})` : '')]
    })
}

function date(parts: UnprintedParts): Inline[] {
  return joinRuns(parts.print('year', 'season', 'month', 'day', 'era', 'string-date', 'date', 'time-stamp', 'copyright-year'), ' ')
}

/** The date follows the first part: the people, else the title, else the source. */
function followedByDate(run: Inline[], parts: UnprintedParts): Inline[] {
  const printed = run.length > 0 ? date(parts) : []
  return printed.length > 0 ? [...run, text(' ('), ...printed, text(')')] : run
}

function translatedTitle(parts: UnprintedParts): Inline[][] {
  return parts.print('trans-title', 'trans-subtitle', 'trans-source').map(title => [text('['), ...title, text(']')])
}

function container(parts: UnprintedParts): Inline[] {
  const isPartOfBook = ['chapter-title', 'part-title', 'conf-name'].some(name =>
    elementChildren(parts.citation).some(child => child.name === name),
  )
  const edited = editors(parts)
  const source = joinRuns(
    [...parts.print('source', 'issue-title', 'issue-title-group', 'issue-subtitle', 'volume-series'), edition(parts)],
    ', ',
  )
  const dated = followedByDate(source, parts)
  const place = joinRuns([dated, locator(parts, dated.length > 0)], parts.hadVolume ? ' ' : ', ')
  const held = joinRuns([edited, place, ...otherPeople(parts)], '. ')
  return held.length > 0 && (edited.length > 0 || isPartOfBook) ? [text('In: '), ...held] : held
}

function edition(parts: UnprintedParts): Inline[] {
  return joinRuns(
    parts.print('edition').map(run => {
      const words = plainText(run)
      if (/^\d+$/.test(words)) return [...run, text(`${ordinalEnding(Number(words))} edition`)]
      return /ed|aufl|édi/i.test(words) ? run : [...run, text(' edition')]
    }),
    ', ',
  )
}

function ordinalEnding(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'
}

/** `12(3):45–67` with the volume in bold; “pp. 45–67” after a source without a volume. */
function locator(parts: UnprintedParts, afterSource: boolean): Inline[] {
  parts.hadVolume = parts.has('volume', 'volume-id', 'issue')
  const volume = joinRuns(parts.print('volume', 'volume-id'), ' ')
  const issue = joinRuns(parts.print('issue', 'issue-id', 'issue-part', 'supplement'), ' ')
  const range = joinRuns(parts.print('fpage', 'lpage'), '–')
  const others = parts.print('page-range', 'elocation-id').filter(run => plainText(run).replace(/[-‐—]/g, '–') !== plainText(range))
  const pages = joinRuns([range, ...others], ', ')
  const place: Inline[] = []
  if (volume.length > 0) place.push({ kind: 'styled', style: 'bold', children: volume })
  if (issue.length > 0) place.push(text('('), ...issue, text(')'))
  if (pages.length === 0) return place
  if (place.length > 0) return [...place, text(':'), ...pages]
  return afterSource && /^\d/.test(plainText(pages)) ? [text('pp. '), ...pages] : pages
}

function versionText(run: Inline[]): Inline[] {
  return /^[\d.]+$/.test(plainText(run)) ? [text('version '), ...run] : run
}

function accessed(parts: UnprintedParts): Inline[] {
  const dates = parts.take(child => child.name === 'date-in-citation' || child.name === 'access-date')
  return joinRuns(
    dates.map(element => {
      const run = trimRun(printNodes([element], parts.context))
      const isAccess = element.name === 'access-date' || /access|cited/i.test(attribute(element, 'content-type') ?? '')
      return isAccess && /^\W*\d|^\p{L}+ \d/u.test(textOf(element)) ? [text('accessed '), ...run] : run
    }),
    ', ',
  )
}
