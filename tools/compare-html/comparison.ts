/** What two answers to the same request differ in, but for what follows from the build alone. */

export interface Answer {
  /** The request: site, path and headers. */
  name: string
  status: number
  headers: Readonly<Record<string, string>>
  /** As text; of files that are none, `sha256:` and their digest. */
  body: string
}

interface Ignored {
  what: string
  pattern: RegExp
  replacement: string
}

/** What the same source code answers differently after another build, in bodies and headers. */
export const ignored: readonly Ignored[] = [
  { what: 'ids that React makes of places in the tree of components', pattern: /\b_R_[0-9A-Za-z]+_/g, replacement: '_*_' },
  { what: 'names of build files', pattern: /\/assets\/[\w.*-]+(\.[a-z0-9]+)/g, replacement: '/assets/*$1' },
  { what: 'the mark of a style sheet that scripts load too', pattern: /(\/assets\/\*\.css)#/g, replacement: '$1' },
  {
    what: 'how many files of the build a page loads',
    pattern: /(<link rel="[a-z]+" href="\/assets\/\*\.(?:js|css)"\/>)(?:<link rel="[a-z]+" href="\/assets\/\*\.(?:js|css)"\/>)+/g,
    replacement: '$1',
  },
  {
    what: 'the same in the route manifest',
    pattern: /("\/assets\/\*\.(?:js|css)")(?:,\s*"\/assets\/\*\.(?:js|css)")+/g,
    replacement: '$1',
  },
  {
    what: 'ids of routes, which name their files',
    pattern: /(?:\.\.\/modules\/[a-z-]+\/)?\bpages\/(?:[\w-]+\/)*[\w-]*route\b/g,
    replacement: 'pages/*',
  },
  { what: 'version of the route manifest', pattern: /(manifest-|"version": ")[0-9a-f]{8}/g, replacement: '$1*' },
  { what: 'hashed class names', pattern: /\b_[A-Za-z][\w-]*?_(?:[\w-]{5}_\d+\b|\*)/g, replacement: '_*' },
  { what: 'hashes of inline scripts, which name build files', pattern: /'sha256-[\w+/]{43}='/g, replacement: "'sha256-*'" },
  { what: 'content security policy nonces', pattern: /nonce="[^"]*"/g, replacement: 'nonce="*"' },
  { what: 'tokens of captcha questions', pattern: /(name="questionToken" value=")[^"]*"/g, replacement: '$1*"' },
  { what: 'captcha questions', pattern: /\bWhat is \d+ plus \d+\?/g, replacement: 'What is * plus *?' },
  {
    what: 'data for the script of a page, whose shape follows loaders and components',
    pattern: /streamController\.enqueue\("(?:[^"\\]|\\.)*"\)/g,
    replacement: 'streamController.enqueue("*")',
  },
  { what: 'the time of an answer of OAI-PMH', pattern: /<responseDate>[^<]*</g, replacement: '<responseDate>*<' },
  {
    what: 'when the library was made, which OAI-PMH names for its records',
    pattern: /<(datestamp|earliestDatestamp)>[^<]*</g,
    replacement: '<$1>*<',
  },
  {
    what: 'the day on which figures of the demo library were fetched',
    pattern: /((?:<td>| as of )<time dateTime=")[0-9-]{10}">[^<]*</g,
    replacement: '$1*">*<',
  },
  { what: 'the same in the API', pattern: /("asOf":")[0-9-]{10}"/g, replacement: '$1*"' },
]

/** They say when or how an answer was sent or its content loaded, or repeat a digest of its body. */
export const ignoredHeaders: ReadonlySet<string> = new Set([
  'date',
  'etag',
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'cache-status',
  'age',
  'last-modified',
])

const withoutIgnored = (text: string): string =>
  ignored.reduce((result, { pattern, replacement }) => result.replaceAll(pattern, replacement), text)

/** The answer as it is kept and compared. */
export function normaliseAnswer({ name, status, headers, body }: Answer): Answer {
  const retained = Object.entries(headers).filter(([header]) => !ignoredHeaders.has(header))
  return {
    name,
    status,
    headers: Object.fromEntries(
      retained.map(([header, value]) => [header, withoutIgnored(value)] as const).sort(([a], [b]) => a.localeCompare(b)),
    ),
    body: withoutIgnored(body),
  }
}

/** Characters shown on each side of the first difference of two bodies. */
const shown = 120

/** @returns a line for each difference of two normalised answers; none where they are the same */
export function differencesOf(expected: Answer, actual: Answer): string[] {
  const lines: string[] = []
  if (expected.status !== actual.status) lines.push(`status: ${expected.status} → ${actual.status}`)
  for (const header of new Set([...Object.keys(expected.headers), ...Object.keys(actual.headers)])) {
    const [before, after] = [expected.headers[header], actual.headers[header]]
    if (before !== after) lines.push(`header ${header}: ${before ?? '(none)'} → ${after ?? '(none)'}`)
  }
  if (expected.body !== actual.body) {
    const start = firstDifference(expected.body, actual.body)
    const excerpt = (text: string): string => JSON.stringify(text.slice(Math.max(0, start - shown), start + shown))
    lines.push(`body, from character ${start} of ${expected.body.length}:`, `  - ${excerpt(expected.body)}`, `  + ${excerpt(actual.body)}`)
  }
  return lines
}

function firstDifference(left: string, right: string): number {
  let index = 0
  while (index < left.length && left[index] === right[index]) index++
  return index
}
