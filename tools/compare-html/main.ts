/**
 * `npm run compare-html -- ORIGIN` compares what a server with a fresh demo library answers with the answers of a former commit, which
 * `npm run compare-html -- ORIGIN --record` wrote. Exit code 1 where they differ.
 * `--texts` lists which lines of text the pages lost and gained, for a commit that is meant to change much.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { request as openRequest } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { z } from 'zod'
import { type Answer, differencesOf, normaliseAnswer } from './comparison.ts'
import { type RecordedRequest, requests } from './requests.ts'
import { type ChangedText, changedTexts } from './texts.ts'

/** Pages link to the host they were asked at: the same one, whatever port the server has. */
const host = 'localhost:3000'
const file = join(import.meta.dirname, 'answers.ndjson.br')
const answerSchema = z.object({ name: z.string(), status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() })
const textTypes = /^(text\/|application\/(.*\+)?(json|xml|javascript)|application\/x-(bibtex|research-info-systems)|image\/svg)/

const nameOf = ({ site, path, headers }: RecordedRequest): string =>
  [`${site ?? ''}${path}`, ...Object.entries(headers ?? {}).map(([header, value]) => `${header}: ${value}`)].join(' ')

function answerTo(origin: URL, { site, path, headers }: RecordedRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = openRequest(
      { hostname: origin.hostname, port: origin.port, path, headers: { ...headers, host: site === undefined ? host : `${site}.${host}` } },
      response => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const isText = textTypes.test(response.headers['content-type'] ?? 'text/plain')
          resolve({
            name: nameOf({ ...(site !== undefined && { site }), path, ...(headers && { headers }) }),
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(Object.entries(response.headers).map(([header, value]) => [header, String(value)])),
            body: isText ? bytes.toString('utf8') : `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
          })
        })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'boolean', default: false }, texts: { type: 'boolean', default: false } },
})
const [url] = positionals
if (url === undefined || !URL.canParse(url)) {
  console.error('Name the origin of a running server with a fresh demo library, such as http://localhost:3000.')
  process.exit(2)
}
const origin = new URL(url)
const answers: Answer[] = []
for (const each of requests) answers.push(normaliseAnswer(await answerTo(origin, each)))

if (values.record) {
  writeFileSync(file, brotliCompressSync(answers.map(answer => JSON.stringify(answer)).join('\n')))
  console.log(`${answers.length} answers recorded.`)
} else {
  const lines = brotliDecompressSync(readFileSync(file)).toString('utf8').split('\n')
  const recorded = new Map(lines.map(line => normaliseAnswer(answerSchema.parse(JSON.parse(line)))).map(answer => [answer.name, answer]))
  if (values.texts) {
    const pages = answers.flatMap(({ name, headers, body }) => {
      const before = recorded.get(name)?.body
      return before === undefined || !/html/.test(headers['content-type'] ?? '') ? [] : [{ name, before, after: body }]
    })
    const { lost, gained } = changedTexts(pages)
    const print = (heading: string, texts: readonly ChangedText[]): void => {
      console.log(`${heading}:`)
      for (const { text, answers } of texts) console.log(`  ${answers.length} × ${text}  (${answers.slice(0, 2).join(', ')})`)
    }
    print('Lost', lost)
    print('Gained', gained)
  }
  let differing = 0
  for (const answer of answers) {
    const expected = recorded.get(answer.name)
    const differences = expected === undefined ? ['not recorded'] : differencesOf(expected, answer)
    if (differences.length === 0) continue
    differing++
    console.log([answer.name, ...differences.map(line => `  ${line}`)].join('\n'))
  }
  console.log(`${answers.length} answers compared, ${differing} differ.`)
  process.exitCode = differing > 0 ? 1 : 0
}
