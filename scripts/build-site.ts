/** Builds the site when the build is missing or older than its sources: `node scripts/build-site.ts [--force]`. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
const stamp = join(root, 'build', '.sources')
/** What the bundle can depend on. */
const sources = ['src', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json']

const filesIn = (source: string): string[] => {
  const path = join(root, source)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.includes('.test.'))
    .map(entry => join(entry.parentPath, entry.name))
    .toSorted()
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn)) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** Static files compressed once, as far as it goes: the server sends them as they are. */
function compressAssets(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(m?js|css|svg)$/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** @throws Error with the bundler's own words when the build fails. */
export function buildSite({ force = false } = {}): void {
  const hash = sourcesHash()
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.error('Building the site …')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The site could not be built.\n${stdout}\n${stderr}`)
  compressAssets(join(root, 'build', 'client'))
  writeFileSync(stamp, hash)
}

if (import.meta.main) buildSite({ force: process.argv.includes('--force') })
