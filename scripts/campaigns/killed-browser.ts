/**
 * Kills a browser while somebody types, and compares what was typed with what the form has afterwards: in a browser with the same profile,
 * and on another device (decision 0119).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import type { Random } from './campaign.ts'

export interface TypedForm {
  name: string
  path: string
  field: (page: Page) => Locator
}

export interface Killing {
  origin: string
  /** The path of the browser's program. */
  browser: string
  /** The folder of its profile. */
  profile: string
  credentials: { email: string; password: string }
  form: TypedForm
  random: Random
}

export interface Killed {
  typed: string
  /** Milliseconds from the first character that the form no longer has, to the kill; 0: nothing was lost. With the profile, and on another device. */
  lost: { sameBrowser: number; otherDevice: number }
}

/** Milliseconds between two characters. */
const minDelay = 20
const maxDelay = 120
/** Milliseconds from the first character to the kill. */
const minDuration = 300
const maxDuration = 4000
const timeout = 60_000

/** Types until the browser is killed, opens the form again, and compares. */
export async function killWhileTyping(killing: Killing): Promise<Killed> {
  const { form, random } = killing
  const typed = await typeUntilKilled(killing)
  const text = typed.characters.map(({ character }) => character).join('')
  const lostIn = (found: string): number => {
    const place = typed.characters.findIndex((_, index) => !found.startsWith(text.slice(0, index + 1)))
    return place === -1 ? 0 : Math.round(typed.killedAt - (typed.characters[place]?.at ?? 0))
  }
  const again = await openBrowser(killing)
  try {
    // Before the profile's own copy reaches the server.
    const otherDevice = await again.newContextWithoutProfile()
    const onServer = await readForm(await openForm(otherDevice, killing), form, () => true)
    await otherDevice.close()
    const isWhole = (found: string) => lostIn(found) <= acceptedLoss
    const inBrowser = await readForm(await openForm(again.context, killing), form, isWhole)
    return { typed: text, lost: { sameBrowser: lostIn(inBrowser), otherDevice: lostIn(onServer) } }
  } finally {
    await again.kill()
  }

  async function typeUntilKilled({ form: { field } }: Killing) {
    const browser = await openBrowser(killing)
    let timer: NodeJS.Timeout | undefined
    try {
      const page = await openForm(browser.context, killing)
      await field(page).fill('')
      await field(page).focus()
      const characters: { character: string; at: number }[] = []
      const duration = minDuration + random.below(maxDuration - minDuration)
      let killedAt = 0
      timer = setTimeout(() => {
        killedAt = performance.now()
        void browser.kill()
      }, duration)
      const word = `${form.name} ${random.below(10_000)} `
      try {
        for (let index = 0; killedAt === 0; index += 1) {
          const character = word[index % word.length] ?? ' '
          await page.keyboard.insertText(character)
          if (killedAt === 0) characters.push({ character, at: performance.now() })
          await wait(minDelay + random.below(maxDelay - minDelay))
        }
      } catch (error) {
        // The browser is gone.
        if (killedAt === 0) throw error
      }
      return { characters, killedAt }
    } finally {
      // Also where the form was not opened, or typing failed.
      clearTimeout(timer)
      await browser.kill()
    }
  }
}

/** Milliseconds: “at most the last second is lost”. */
export const acceptedLoss = 1000

/** Signs in where the session was lost with the browser. */
async function openForm(context: BrowserContext, { origin, credentials, form }: Killing): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  page.on('dialog', dialog => void dialog.accept())
  await page.goto(origin + form.path)
  if (new URL(page.url()).pathname !== form.path) {
    await page.locator('[name=username]').fill(credentials.email)
    await page.locator('[name=password]').fill(credentials.password)
    await page.locator('[name=password]').press('Enter')
    await page.waitForURL(url => url.pathname === form.path)
  }
  await page.waitForFunction(() => 'rectoHydrated' in window)
  return page
}

/** @param isEnough whether what is there can be the end of it: a copy of the browser's own comes after the page */
async function readForm(page: Page, { field }: TypedForm, isEnough: (text: string) => boolean): Promise<string> {
  await field(page).waitFor()
  const read = async () => (await field(page).evaluate(element => ('value' in element ? String(element.value) : element.textContent))) ?? ''
  const until = performance.now() + 10_000
  let found = await read()
  while (!isEnough(found) && performance.now() < until) {
    await wait(100)
    found = await read()
  }
  return found
}

interface OpenedBrowser {
  /** It keeps its profile when the browser is killed. */
  context: BrowserContext
  /** It shares nothing with the profile, as on another device. */
  newContextWithoutProfile(): Promise<BrowserContext>
  /** Resolves once it has ended, also where it was killed before. */
  kill(): Promise<void>
}

async function openBrowser({ browser: path, profile }: Killing): Promise<OpenedBrowser> {
  const args = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run', '--disable-sync']
  // A group of its own, so that all of its processes are killed at once.
  const child = spawn(path, [...args, 'about:blank'], { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.pid !== undefined) killGroup(child.pid)
    await ended
  }
  try {
    const connected = await chromium.connectOverCDP(await urlOf(child))
    const context = connected.contexts()[0] ?? (await connected.newContext())
    return { context, newContextWithoutProfile: () => connected.newContext(), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

function killGroup(id: number): void {
  try {
    process.kill(-id, 'SIGKILL')
  } catch (error) {
    // Nothing of it runs any more.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

async function urlOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('The output of the browser cannot be read.')
  for await (const line of createInterface({ input: stderr })) {
    const url = /listening on (ws:\S+)/.exec(line)?.[1]
    if (url === undefined) continue
    stderr.resume()
    return url
  }
  throw new Error('The browser ended before it listened.')
}
