/** Providers of OpenID Connect, in a process of their own, and going through their pages as a browser without scripts does. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseSetCookie } from 'cookie'
import { z } from 'zod'

export interface IdentityProviders {
  /** The issuers of the providers. */
  orcid: string
  institution: string
  researcherIds: string
  /** Environment variables for buildTestApp: ORCID, the institution `slate`, and the service for researcher ids. */
  variables: Record<string, string>
  stop(): Promise<void>
}

const places = z.object({ orcid: z.string(), institution: z.string(), researcherIds: z.string() })
const clientSecret = 'a secret that is long enough for tests'

/** @param more institutions besides Slate */
export async function startIdentityProviders(more: readonly Record<string, unknown>[] = []): Promise<IdentityProviders> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'identity-provider-process.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    ended.then(() => {
      throw new Error('The identity providers did not start')
    }),
  ])
  const at = places.parse(JSON.parse(String(line)))
  const folder = await mkdtemp(join(tmpdir(), 'recto-providers-'))
  const file = join(folder, 'institutions.json')
  const slate = { key: 'slate', name: 'University of Slate', issuer: at.institution, clientId: 'recto', clientSecret }
  await writeFile(file, JSON.stringify([slate, ...more]))
  return {
    ...at,
    variables: {
      RECTO_ORCID_CLIENT_ID: 'recto',
      RECTO_ORCID_CLIENT_SECRET: clientSecret,
      RECTO_ORCID_ISSUER: at.orcid,
      RECTO_IDENTITY_PROVIDERS: file,
      RECTO_RESEARCHER_ID_ISSUER: at.researcherIds,
      RECTO_RESEARCHER_ID_CLIENT_ID: 'recto',
      RECTO_RESEARCHER_ID_CLIENT_SECRET: clientSecret,
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** A browser's visit at the provider, with cookies of its own there. */
export function visitProvider() {
  const cookies = new Map<string, string>()
  const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const header of answer.headers.getSetCookie()) {
      const { name, value } = parseSetCookie(header)
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  /** Follows redirects until the provider shows a page or redirects to the site. */
  const follow = async (url: string, form?: Record<string, string>): Promise<{ at: string; page: string | null }> => {
    const answer = await ask(url, form)
    const location = answer.headers.get('location')
    if (location === null) return { at: url, page: await answer.text() }
    const next = new URL(location, url)
    return /^\/(?:login|researcher-id)\/back\b/.test(next.pathname) ? { at: next.href, page: null } : await follow(next.href)
  }
  const formIn = ({ at, page }: { at: string; page: string | null }): string => {
    const action = /<form[^>]* action="([^"]+)"/.exec(page ?? '')?.[1]
    if (action === undefined) throw new Error(`The provider shows no form: ${page}`)
    return new URL(action, at).href
  }
  return {
    /** Signs in and consents. @returns the callback URL */
    async agree(url: string, login: string): Promise<string> {
      const signedIn = await follow(formIn(await follow(url)), { prompt: 'login', login, password: 'any' })
      const back = signedIn.page === null ? signedIn : await follow(formIn(signedIn), { prompt: 'consent' })
      if (back.page !== null) throw new Error(`The provider does not lead back: ${back.page}`)
      return back.at
    },
    /** Declines. */
    async refuse(url: string): Promise<string> {
      const requested = await follow(url)
      const abort = /href="([^"]+\/abort)"/.exec(requested.page ?? '')?.[1]
      if (abort === undefined) throw new Error(`The provider cannot be refused: ${requested.page}`)
      return (await follow(new URL(abort, requested.at).href)).at
    },
  }
}
