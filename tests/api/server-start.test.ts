/** What a server prints when it starts, for the person who starts it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-start-'))
  await writeFile(
    join(folder, 'platforms.json'),
    JSON.stringify({
      platforms: {
        f1000research: { marketing: { addThisId: 'ra-1' }, transcend: { id: 'reef-1', env: 'staging' } },
        wellcome: { transcend: { id: 'reef-2' } },
      },
    }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Until it has printed what comes after its URL. */
async function start(variables: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess({
    ...{ NODE_ENV: 'production', HOST: '0.0.0.0', RECTO_LOG: 'silent', RECTO_PLATFORMS: join(folder, 'platforms.json') },
    ...variables,
  })
  try {
    // The last line that every start prints.
    await vi.waitFor(() => expect(server.output()).toContain('is not complete'), { timeout: 60_000 })
    return server
  } catch (error) {
    await server.remove()
    throw error
  }
}
const linesWith = (server: ServerProcess, words: string): string[] =>
  server
    .output()
    .split('\n')
    .filter(line => line.includes(words))
const articlesOf = async (server: ServerProcess): Promise<number> => {
  const answer = await fetch(`${server.origin}/browse/articles`, { headers: { accept: 'text/html' } })
  return new Set(Array.from((await answer.text()).matchAll(/href="(\/articles\/\d+-\d+)/g), ([, path]) => path)).size
}

describe('a production server reachable over http', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await start({ RECTO_DEMO: '' })
  })
  afterAll(() => server.remove())

  test('it warns once that browsers drop the cookies of a sign-in', () => {
    expect(linesWith(server, 'cookies of a sign-in')).toEqual([expect.stringContaining('over http nobody can sign in')])
  })

  test('it names settings without effect in one line', () => {
    expect(linesWith(server, 'without effect')).toEqual([
      expect.stringMatching(/: f1000research: marketing\.addThisId, f1000research: transcend, wellcome: transcend$/),
    ])
  })

  test('it names missing settings of its site', () => {
    expect(linesWith(server, 'is not complete')).toEqual([
      expect.stringMatching(
        /^The site “f1000research” is not complete: RECTO_PLATFORMS does not set infoEmail, editorialEmail, postalAddress; .*these pages have blanks .*\/legal,/,
      ),
    ])
  })

  test('it does not load the demo library, and says how to load it', async () => {
    expect(linesWith(server, 'The library is empty')).toEqual([expect.stringContaining('RECTO_DEMO=true loads the demo library')])
    expect(await articlesOf(server)).toBe(0)
  })
})

describe('a server with RECTO_DEMO=true behind a proxy', () => {
  let server: ServerProcess
  // All demo publications are read and stored.
  beforeAll(async () => {
    server = await start({ RECTO_DEMO: 'true', RECTO_TRUST_PROXY: '1', RECTO_PLATFORMS: '' })
  }, 600_000)
  afterAll(() => server.remove())

  test('it loads the demo library although it is public', async () => {
    expect(linesWith(server, 'sample items')).toEqual([expect.stringMatching(/^Loaded \d{2,} sample items from/)])
    expect(await articlesOf(server)).toBeGreaterThan(5)
  })

  test('it warns neither of cookies nor of missing settings', () => {
    expect(linesWith(server, 'cookies of a sign-in')).toEqual([])
    expect(linesWith(server, 'without effect')).toEqual([])
  })
})
