/** What the validators of `npm run interop` need from the machine: Java, xmllint, the jars of scripts/interop/pom.xml and the shared schemas. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)
const outputLimit = 64 * 1024 * 1024

export interface Tools {
  /** The folder of schemas (../shared/data/schemas). */
  schemas: string
  /** For compiled stylesheets; it outlives a run and is no tracked file. */
  cache: string
  /** Runs Saxon's command line; SchXslt is on its class path. */
  transform(...args: string[]): Promise<void>
  /** @returns what xmllint writes to standard error; it is empty where it found nothing */
  xmllint(...args: string[]): Promise<string>
}

/** What is absent, in words for the terminal. */
export class AbsentError extends Error {}

/** @throws AbsentError naming each thing that is absent */
export async function findTools(): Promise<Tools> {
  const schemas = join(process.env.RECTO_SHARED_DATA ?? join(root, '../shared/data'), 'schemas')
  const cache = join(root, 'node_modules/.cache/recto/interop')
  const absent = [
    ...(existsSync(schemas) ? [] : [`The shared schemas are absent: ${schemas} (RECTO_SHARED_DATA names another folder).`]),
    ...((await answers('java', '-version'))
      ? []
      : ['Java is absent: java, 17 or later, is not on the PATH (apt-get install openjdk-17-jre-headless).']),
    ...((await answers('xmllint', '--version')) ? [] : ['xmllint is absent (apt-get install libxml2-utils).']),
  ]
  const jars = absent.length > 0 ? null : await fetchJars(cache)
  if (jars === null && absent.length === 0) {
    absent.push('Saxon-HE and SchXslt are absent and could not be fetched: mvn (apt-get install maven) must reach Maven Central once.')
  }
  if (jars === null) throw new AbsentError(absent.join('\n'))
  const catalog = join(schemas, 'catalog.xml')
  return {
    schemas,
    cache,
    transform: async (...args) => {
      await run('java', ['-cp', join(jars, '*'), 'net.sf.saxon.Transform', `-catalog:${catalog}`, ...args], { maxBuffer: outputLimit })
    },
    xmllint: async (...args) => {
      const options = { maxBuffer: outputLimit, env: { ...process.env, XML_CATALOG_FILES: catalog } }
      // It ends with 3 or 4 where a document is invalid; what it says then is the answer.
      const { stderr } = await run('xmllint', ['--nonet', '--noout', ...args], options).catch((error: unknown) => {
        if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr !== '')
          return { stderr: error.stderr }
        throw error
      })
      return stderr
    },
  }
}

async function answers(command: string, question: string): Promise<boolean> {
  return await run(command, [question]).then(
    () => true,
    () => false,
  )
}

/** The folder with the jars that the POM names, fetched where it is not there yet; null where they cannot be fetched. */
async function fetchJars(cache: string): Promise<string | null> {
  const pom = join(import.meta.dirname, 'pom.xml')
  const folder = join(cache, `jars-${hashOf(readFileSync(pom))}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  console.error('Fetching Saxon-HE and SchXslt by Maven …')
  try {
    await run('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${partial}`], { maxBuffer: outputLimit })
  } catch {
    return null
  }
  if ((await readdir(partial)).length === 0) return null
  await rename(partial, folder)
  return folder
}

export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
