/** Going to a provider and coming back, as a browser without scripts does it. */
import type { FastifyInstance } from 'fastify'
import { cookieHeader, cookiesOf } from './sign-in.ts'

export interface Browser {
  cookies: Map<string, string>
  get(url: string, headers?: Record<string, string>): Promise<Answer>
  post(url: string, fields: Record<string, string>): Promise<Answer>
}
export type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

/** @param host of the site, such as wellcome.localhost */
export function browserOf(app: FastifyInstance, host = 'localhost'): Browser {
  const cookies = new Map<string, string>()
  const take = (answer: Answer): Answer => {
    const retained = cookiesOf(answer)
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) cookies.delete(header.split('=')[0] ?? '')
    for (const [name, value] of retained) cookies.set(name, value)
    return answer
  }
  const headersWith = (more: Record<string, string>) => ({ host, ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }), ...more })
  return {
    cookies,
    get: async (url, headers = {}) => take(await app.inject({ url, headers: headersWith({ accept: 'text/html', ...headers }) })),
    post: async (url, fields) =>
      take(
        await app.inject({
          method: 'POST',
          url,
          headers: headersWith({ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
          payload: new URLSearchParams(fields).toString(),
        }),
      ),
  }
}

/** The path of a URL, for `inject`. */
export const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search

/** The text of a page's main content. */
export const wordsOf = ({ body }: Answer): string =>
  /<main[\s\S]*<\/main>/
    .exec(body)?.[0]
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ') ?? ''
