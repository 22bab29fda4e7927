/** What validators of XML answer, as findings: which rule, where, in whose words. */
import { parseXml } from '../../src/document/jats/read/xml/parse-xml.ts'
import { attribute, descendants, textOf } from '../../src/document/jats/read/xml/read.ts'

export interface Finding {
  /** The document's name. */
  file: string
  message: string
  /** Path or line in the document; '' where the validator names none. */
  place: string
}

/** Schematron's report (SVRL): each failed assertion and each successful report. */
export function findingsOfSvrl(file: string, svrl: Uint8Array): Finding[] {
  return [...descendants(parseXml(svrl, limits).root)]
    .filter(({ name }) => name === 'svrl:failed-assert' || name === 'svrl:successful-report')
    .map(element => ({ file, message: textOf(element), place: (attribute(element, 'location') ?? '').replaceAll('Q{}', '') }))
}

/** PMC's style checker copies the document and puts `error` and `warning` beside what they are about. */
export function findingsOfStyleChecker(file: string, output: Uint8Array): { errors: Finding[]; warnings: Finding[] } {
  const { root } = parseXml(output, limits)
  if (root.name !== 'ERR') throw new Error(`The style checker's answer to ${file} begins with <${root.name}> instead of <ERR>.`)
  const all = [...descendants(root)]
  const named = (name: string): Finding[] =>
    all.filter(element => element.name === name).map(element => ({ file, message: textOf(element), place: '' }))
  return { errors: named('error'), warnings: named('warning') }
}

/** `/folder/name.xml:12: element p: validity error : …`; the lines below that quote the source are left out. */
export function findingsOfXmllint(stderr: string): Finding[] {
  return stderr.split('\n').flatMap(line => {
    const [, path, number, message] = /^(.+?):(\d+): (.*(?:error|warning) : .*)$/.exec(line) ?? []
    return path === undefined || number === undefined || message === undefined
      ? []
      : [{ file: path.split('/').at(-1) ?? path, message, place: `line ${number}` }]
  })
}

/** Answers are larger than the documents that they are about. */
const limits = { bytes: 64 * 1024 * 1024 }
