/** What a browser must fetch before a page is whole and alive: its HTML, styles and scripts, as sent with brotli. */
import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { type DefaultTreeAdapterMap, parse } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

interface Fetched {
  /** The size as sent with brotli. */
  bytes: number
  text: string
}

function fetchCompressed(url: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`))
        const sent = Buffer.concat(chunks)
        const plain = response.headers['content-encoding'] === 'br' ? brotliDecompressSync(sent) : sent
        resolve({ bytes: sent.length, text: plain.toString() })
      })
    }).on('error', reject)
  })
}

interface Linked {
  styles: Set<string>
  scripts: Set<string>
}

function collect(node: Node, found: Linked): void {
  if ('attrs' in node) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    const href = attributes.get('href')
    const relation = attributes.get('rel')
    if (node.tagName === 'link' && href !== undefined) {
      if (relation === 'stylesheet') found.styles.add(href)
      if (relation === 'later') found.scripts.add(href)
    }
    if (node.tagName === 'script') {
      const source = attributes.get('src')
      if (source !== undefined) found.scripts.add(source)
      for (const child of node.childNodes) if (child.nodeName === '#text' && 'value' in child) addImports(child.value, found.scripts)
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, found)
}

/** What a script imports at once; what it imports later, on need, is not fetched before a page is alive. */
function addImports(script: string, scripts: Set<string>): void {
  for (const [, href] of script.matchAll(/\b(?:from|import)\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g)) if (href) scripts.add(href)
}

export interface PageWeight {
  html: number
  css: number
  js: number
  /** HTML before compression. */
  plainHtml: number
}

export async function weighPage(url: string): Promise<PageWeight> {
  const page = await fetchCompressed(url)
  const linked: Linked = { styles: new Set(), scripts: new Set() }
  collect(parse(page.text), linked)
  const weigh = async (hrefs: Iterable<string>, follow: boolean): Promise<number> => {
    const waiting = Array.from(hrefs, href => new URL(href, url).href)
    const seen = new Set<string>()
    let bytes = 0
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      const file = await fetchCompressed(next)
      bytes += file.bytes
      if (!follow) continue
      const imports = new Set<string>()
      addImports(file.text, imports)
      for (const href of imports) waiting.push(new URL(href, next).href)
    }
    return bytes
  }
  return {
    html: page.bytes,
    plainHtml: Buffer.byteLength(page.text),
    css: await weigh(linked.styles, false),
    js: await weigh(linked.scripts, true),
  }
}
