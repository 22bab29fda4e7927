/**
 * The browser for the page tests: the one that is named, the one that is found, or Debian's where it may be installed. The one without a window
 * comes first: it opens a page in half of the processor's time.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...known].find(path => path !== undefined && path !== '' && existsSync(path))

function installDebianChromium(): void {
  console.error('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], options)
}

/** @throws Error that says how to get a browser. */
export function findBrowser(): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (found() === undefined && mayInstall) installDebianChromium()
  const path = found()
  if (path !== undefined) return path
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium-headless-shell), or name it with CHROMIUM_PATH=/path/to/chrome.',
  )
}
