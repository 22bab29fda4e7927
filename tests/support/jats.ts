import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ImportWarning } from '../../src/document/article-document.ts'
import { createReadContext } from '../../src/document/jats/read/create-read-context.ts'
import { repairSource } from '../../src/document/jats/read/repair-source.ts'
import { transformDocument } from '../../src/document/jats/read/transforms/transform-document.ts'
import type { XmlElement } from '../../src/document/jats/read/xml/node.ts'
import { parseXml } from '../../src/document/jats/read/xml/parse-xml.ts'
import type { Block, Inline } from '../../src/document/node.ts'

/** The directory of real articles to test with; null where this machine has none. */
export const jatsCorpus = directoryOrNull(resolve(process.env.RECTO_SHARED_DATA ?? '../shared/data', 'jats'))

function directoryOrNull(path: string): string | null {
  return existsSync(path) ? path : null
}

const namespaces =
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" ' +
  'xmlns:tp="http://www.plazi.org/taxpub" xmlns:oasis="http://www.niso.org/standards/z39-96/ns/oasis-exchange/table"'

/** Wraps a fragment of JATS in an element that declares the usual namespace prefixes. */
export function xml(fragment: string): XmlElement {
  return parseXml(new TextEncoder().encode(`<root ${namespaces}>${fragment}</root>`)).root
}

/** A fragment as blocks, in their final form, with its warnings. */
export function readBlocks(fragment: string): { blocks: Block[]; warnings: ImportWarning[]; unresolved: string[] } {
  const root = xml(fragment)
  repairSource(root)
  const { context, warnings } = createReadContext(root)
  const blocks = context.readBlocks(root.children)
  const unresolved: string[] = []
  transformDocument({ blocks }, target => unresolved.push(target))
  return { blocks, warnings, unresolved }
}

/** A fragment as one run, in its final form. */
export function readInline(fragment: string): { run: Inline[]; warnings: ImportWarning[] } {
  const root = xml(fragment)
  const { context, warnings } = createReadContext(root)
  const run = context.readInline(root.children)
  transformDocument({ run }, () => undefined)
  return { run, warnings }
}
