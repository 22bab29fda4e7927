/**
 * Runs the compiler in its own process: a long article takes a second or two, which would block the server, and a crash of the compiler
 * ends its process.
 */
import { NodeCompiler, type NodeTypstCompileResult } from '@myriaddreamin/typst-ts-node-compiler'
import type { FromWorker, ToWorker } from './messages.ts'
import { charactersWithoutGlyph, messagesOf, warningsIn } from './read-diagnostics.ts'

/** No such folder exists, so no file of the machine can be read: the compiler rejects files outside of it. */
const workspace = process.platform === 'win32' ? 'C:\\recto-without-files' : '/recto-without-files'
const compiler = NodeCompiler.create({ workspace })
/** A document with so many missing characters is not worth more attempts. */
const maxTries = 4

function warningsOf(compiled: NodeTypstCompileResult): string[] {
  const said = compiled.takeWarnings()
  const message = said === null ? '' : warningsIn(JSON.stringify(said.shortDiagnostics))
  return message === '' ? [] : [message]
}

/** The source gets a new name each time, because the compiler has a bug in reading the same file again with other content. */
let sources = 0

function compile(source: string): { pdf: Uint8Array; warnings: string[] } | { problem: string } {
  try {
    sources += 1
    const mainFilePath = `${workspace}/article-${sources}.typ`
    compiler.mapShadow(mainFilePath, Buffer.from(source))
    const compiled = compiler.compile({ mainFilePath })
    const document = compiled.result
    if (document === null) return { problem: JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? 'nothing was made') }
    const pdf = compiler.pdf(document, { pdfStandard: 'ua-1' })
    return { pdf, warnings: warningsOf(compiled) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function answer({ number, source, files }: ToWorker): FromWorker {
  compiler.resetShadow()
  for (const [path, content] of files) compiler.mapShadow(`${workspace}${path}`, Buffer.from(content))
  const unprintable = new Set<string>()
  let shown = source
  try {
    for (let attempt = 1; ; attempt += 1) {
      const made = compile(shown)
      if ('pdf' in made)
        return { number, kind: 'done', pdf: new Uint8Array(made.pdf), unprintable: [...unprintable], warnings: made.warnings }
      const missing = charactersWithoutGlyph(made.problem)
      if (missing.length === 0 || attempt === maxTries) return { number, kind: 'failed', message: messagesOf(made.problem) }
      for (const character of missing) {
        unprintable.add(character)
        shown = shown.replaceAll(character, '\ufffd')
      }
    }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(1)
  }
}

process.on('message', (job: ToWorker) => {
  process.send?.(answer(job))
})
