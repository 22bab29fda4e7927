/** A third-party site with the strictest possible policy: it allows its own style sheet, and scripts of one other site only. */
import { createServer } from 'node:http'

const sheet = `
  * { color: rgb(190, 0, 0) !important; text-transform: uppercase; }
  div, h2, h3, li, a, p { display: inline; font: italic 40px monospace; border: 5px solid rgb(190, 0, 0) !important; visibility: hidden; }
  :root { --recto-accent: #ff0000; --recto-paper: #ff0000; font-size: 5px; }
  .tall { display: block; height: 5000px; }
  #own, a.recto-gateway { visibility: visible; }
`

export interface HostSite {
  origin: string
  close(): Promise<void>
}

/** @param site origin of the allowed scripts @param pages the content of their bodies, by path */
export async function openHostSite(site: string, pages: Readonly<Record<string, string>>): Promise<HostSite> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${site}`,
    `connect-src ${site}`,
    "require-trusted-types-for 'script'",
    'trusted-types',
  ].join('; ')
  const server = createServer((request, response) => {
    if (request.url === '/sheet.css') return response.writeHead(200, { 'Content-Type': 'text/css' }).end(sheet)
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    const body = pages[request.url ?? '/']
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
    const head = '<meta charset="utf-8"><title>A funder</title><link rel="stylesheet" href="/sheet.css">'
    return response
      .writeHead(body === undefined ? 404 : 200, headers)
      .end(`<!doctype html><html lang="en"><head>${head}</head><body><main><h1>A funder</h1>${body ?? 'Nothing'}</main></body></html>`)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => new Promise(closed => void server.close(() => closed())),
  }
}
