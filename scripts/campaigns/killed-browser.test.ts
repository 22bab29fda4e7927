import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { randomOf } from './campaign.ts'
import { killWhileTyping } from './killed-browser.ts'

/** Says that it listens, where nothing does, and goes on in two processes, whose ids it leaves in its folder. */
const fakeBrowser = `#!/bin/sh
cd "$(dirname "$0")"
sleep 60 &
echo "$$ $!" > pids
echo 'DevTools listening on ws://127.0.0.1:1/devtools/browser/none' >&2
wait
`

/** `kill` throws where there is no such process. */
const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a browser that cannot be controlled leaves no process behind', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-fake-browser-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const browser = join(folder, 'browser')
  await writeFile(browser, fakeBrowser)
  await chmod(browser, 0o755)
  const killed = killWhileTyping({
    ...{ origin: 'http://127.0.0.1:1', browser, profile: folder, random: randomOf(1, 0) },
    credentials: { email: 'ada@roof.example', password: '' },
    form: { name: 'author', path: '/', field: page => page.locator('input') },
  })
  await expect(killed).rejects.toThrow('ECONNREFUSED')
  const pids = (await readFile(join(folder, 'pids'), 'utf8')).trim().split(' ').map(Number)
  expect(pids).toHaveLength(2)
  await expect.poll(() => pids.filter(isRunning)).toEqual([])
})
