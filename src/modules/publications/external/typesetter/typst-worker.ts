/**
 * Runs the compiler in a process of its own: a long article takes a second or two, in which a server would answer nobody, and a fault in
 * the compiler ends the process that it runs in.
 */
import { NodeCompiler, type NodeTypstCompileResult } from '@myriaddreamin/typst-ts-node-compiler'
import type { FromWorker, ToWorker } from './messages.ts'
import { charactersWithoutGlyph, messagesOf, warningsIn } from './read-diagnostics.ts'

/** There is no such folder, so no file of the machine can be read: the compiler refuses whatever lies outside of it. */
const workspace = process.platform === 'win32' ? 'C:\\recto-without-files' : '/recto-without-files'
const compiler = NodeCompiler.create({ workspace })
/** A document whose every character has no glyph is not worth more. */
const maxTries = 4

function warningsOf(compiled: NodeTypstCompileResult): string[] {
  const said = compiled.takeWarnings()
  const message = said === null ? '' : warningsIn(JSON.stringify(said.shortDiagnostics))
  return message === '' ? [] : [message]
}

/** Under a name of its own each time: the compiler has a fault in how it reads the same file again with other content. */
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
