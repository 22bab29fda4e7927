/**
 * The browser for the page tests: the one that CHROMIUM_PATH names, Debian's headless shell where it is there or may be installed, or another that is
 * found. The headless shell comes first because it opens a page in half of the processor's time: with the full browser the tests take 33 minutes instead
 * of 25 on two cores.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'
const known = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

function installHeadlessShell(): void {
  console.error('Installing Chromium’s headless shell for the browser tests (apt-get install chromium-headless-shell) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  // The newest, since Debian has no older ones. A mirror may be away for a moment.
  for (let tries = 0; tries < 3 && !existsSync(headlessShell); tries += 1) {
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options)
  }
}

/** @throws Error that says how to get a browser. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && !existsSync(headlessShell)) installHeadlessShell()
  const path = known.find(candidate => existsSync(candidate))
  if (path !== undefined) return path
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium-headless-shell), or name it with CHROMIUM_PATH=/path/to/chrome.',
  )
}
