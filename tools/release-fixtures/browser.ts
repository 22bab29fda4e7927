/** What a browser without scripts does: asks a site by its host name, sends forms, keeps cookies. */
import { request as openRequest } from 'node:http'

export interface Answer {
  status: number
  location: string
  body: string
}

export interface Browser {
  get(path: string): Promise<Answer>
  /** As a form. @throws where the site refuses it */
  post(path: string, fields: Readonly<Record<string, string>> | readonly (readonly [string, string])[]): Promise<Answer>
  postJson(path: string, body: unknown): Promise<Answer>
  /** An image as the body, as the API takes it. */
  postImage(path: string, name: string, content: Buffer): Promise<Answer>
}

/** The API counts only what browsers ask. */
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** @param host names the site, such as `ore.localhost` */
export function openBrowser(port: number, host: string): Browser {
  const cookies = new Map<string, string>()

  function send(method: string, path: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const sent = openRequest(
        {
          hostname: '127.0.0.1',
          port,
          path,
          method,
          headers: {
            host: `${host}:${port}`,
            'user-agent': userAgent,
            accept: 'text/html,*/*',
            ...(cookie !== '' && { cookie }),
            ...(method === 'POST' && { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        response => {
          for (const set of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
            if (/max-age=0(;|$)/i.test(set)) cookies.delete(name)
            else cookies.set(name, value)
          }
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location ?? '',
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
  }

  async function post(path: string, contentType: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
    const answer = await send('POST', path, { 'content-type': contentType, ...headers }, body)
    if (answer.status >= 400) throw new Error(`POST ${path} answered ${answer.status}: ${answer.body.slice(0, 2000)}`)
    return answer
  }

  return {
    get: path => send('GET', path, {}, ''),
    post: (path, fields) => {
      const entries = Array.isArray(fields)
        ? fields.map((entry: readonly [string, string]): [string, string] => [entry[0], entry[1]])
        : Object.entries(fields)
      return post(path, 'application/x-www-form-urlencoded', new URLSearchParams(entries).toString())
    },
    postJson: (path, body) => post(path, 'application/json', JSON.stringify(body)),
    postImage: (path, name, content) => post(path, 'image/png', content, { 'content-disposition': `attachment; filename="${name}"` }),
  }
}

/** The value of a hidden field in a form of the page. */
export function hiddenField(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  const value = /value="([^"]*)"/.exec(tag)?.[1]
  if (value === undefined) throw new Error(`The page has no field ${name}.`)
  return value
}
