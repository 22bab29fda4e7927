/** Requests that no honest client sends, made from the routes that a server has and a seed. */
import { type Random, randomOf } from './campaign.ts'

export interface AnsweredRoute {
  method: string
  /** As the server matches it, or the router of its pages: /articles/:key/:version?. */
  path: string
}

export interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

const odd = [
  '',
  '0',
  '-1',
  '1',
  '7001',
  '2147483647',
  '2147483648',
  '9'.repeat(400),
  '1e9',
  'NaN',
  '0x10',
  '1.5',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%0d%0aX-A:%20b',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%ff%fe',
  '%E0%A4%A',
  '%',
  "'%20or%20''='",
  '%22%3E%3Cscript%3E',
  '%F0%9F%90%9B',
  '%E2%80%AE%E2%81%A6',
  '1-308',
  '1-99999999999',
  '-308',
  'v1',
  'v0',
  'v99999999999',
  'a'.repeat(290),
  'a'.repeat(3000),
  ';',
  '*',
  '%2a',
  '%3f',
  '%23',
  '.',
  '%2e',
  '%2f',
  '%25%32%66',
  'ROLE_SUPER_EDITOR',
  'posters',
  'x.data',
  '$%7bjndi:ldap%7d',
  '%7b%7b7*7%7d%7d',
  '%5b%5d',
] as const
const names = [
  'id',
  'versionId',
  'page',
  'pageNumber',
  'show',
  'query',
  'sort',
  'cursor',
  'resumptionToken',
  'verb',
  'metadataPrefix',
  'from',
  'until',
  'publishedOnly',
  'returnTo',
  'platform',
  'st',
  'status',
  'act',
  'term0',
  'gatewayIds',
  'limit',
  'offset',
  '_routes',
  'index',
  '__proto__',
  'constructor',
  'a[b][c]',
  'bibliographyReaderFormat',
  'orcid',
  'year',
  'tab',
] as const
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'application/json; charset=utf-16',
  '/',
  'a'.repeat(300),
] as const
const bodies = [
  '',
  '{}',
  '[]',
  'null',
  '"x"',
  '{"a":',
  '{"__proto__":{"isAdmin":true}}',
  `{"id":${'9'.repeat(300)}}`,
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  'username=%00&password=%ff',
  'act=publish&basedOn=x',
  'act=delete&id=1e9',
  `comment=${'x'.repeat(20_000)}`,
  '--b\r\nContent-Disposition: form-data; name="file"; filename="../x"\r\n\r\nx\r\n--b--',
  '--b\r\nContent-Disposition: form-data; name="act"\r\n\r\nsave',
  '--c\r\n\r\n',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '\u0000\u0001\u0002',
  'a'.repeat(100_000),
] as const
const headers: Readonly<Record<string, readonly string[]>> = {
  accept: [
    'text/html',
    '*/*',
    'application/json',
    'application/pdf',
    'application/x-bibtex',
    'a/b;q=2',
    ';;;',
    'text/html;q=0',
    'x'.repeat(2000),
  ],
  'accept-language': ['de', 'xx-YY;q=9', '*', ',,,', 'ja'.repeat(400)],
  'accept-encoding': ['gzip', 'br;q=0', 'zstd, *;q=0', 'identity;q=0'],
  range: ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1', 'lines=1', 'bytes=99999999999999999999-'],
  'if-none-match': ['*', 'W/"x"', '"', '"a", "b', 'x'.repeat(2000)],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(50)],
  cookie: ['RECTO_SESSION=x', 'a=b; '.repeat(200), '=;=;', 'session=%00%ff', 'lang=__proto__', 'UPDATES_SIGN_UP=;;'],
  'f1000-authbearer': ['x', 'Bearer x', 'a.b.c', 'e30.e30.e30', 'x'.repeat(4000)],
  authorization: ['Basic x', 'Bearer e30.e30.', 'Digest', 'Bearer '.repeat(50)],
  'x-forwarded-for': ['127.0.0.1', 'x', '::1, 10.0.0.1', '999.999.999.999'],
  'x-forwarded-host': ['evil.example', 'localhost:99999'],
  'x-http-method-override': ['DELETE'],
  origin: ['null', 'https://evil.example', 'http://localhost'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none'],
  'sec-fetch-dest': ['document', 'iframe'],
  referer: ['https://evil.example/\u00e4', 'javascript:alert(1)'],
  'user-agent': ['', '() { :;}; x', 'x'.repeat(4000)],
  host: ['localhost', 'gates.localhost', 'evil.example', '[::1]', 'localhost:0', 'verixiv.localhost'],
}

/** The same for the same seed and index. */
export function hostileRequest(routes: readonly AnsweredRoute[], seed: number, index: number): HostileRequest {
  const random = randomOf(seed, index)
  const route = random.pick(routes)
  const method = random.chance(0.75) ? route.method : random.pick(methods)
  const path = `${damage(random, fill(random, route.path))}${queryOf(random)}`
  const sent: Record<string, string> = { host: 'localhost' }
  for (let added = random.below(4); added > 0; added -= 1) {
    const name = random.pick(Object.keys(headers))
    sent[name] = random.pick(headers[name] ?? [''])
  }
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method) && random.chance(0.85)
  if (hasBody && random.chance(0.9)) sent['content-type'] = random.pick(types)
  return { method, path, headers: sent, body: hasBody ? Buffer.from(random.pick(bodies), random.chance(0.9) ? 'utf8' : 'latin1') : null }
}

const parameter = /:\w+(?:\(\^[^)]*\)|\|:\w+)?\??|\{\w+\}|\*/g

function fill(random: Random, path: string): string {
  const filled = path.replaceAll(parameter, () => random.pick(odd))
  return filled.startsWith('/') ? filled : `/${filled}`
}

function damage(random: Random, path: string): string {
  if (random.chance(0.6)) return path
  return random.pick([
    (given: string) => `${given}/`,
    (given: string) => `/${given}`,
    (given: string) => `${given}.data`,
    (given: string) => given.toUpperCase(),
    (given: string) => `/de${given}`,
    (given: string) => `/xx${given}`,
    (given: string) => `${given}/${random.pick(odd)}`,
    (given: string) => given.replaceAll('/', '%2f').replace('%2f', '/'),
    (given: string) => given.replace(/\w/, letter => `%${(letter.codePointAt(0) ?? 0).toString(16)}`),
    (given: string) => `${given}%00`,
    (given: string) => `/.${given}`,
    (given: string) => `${given}/..%2f`,
  ])(path)
}

function queryOf(random: Random): string {
  const parts: string[] = []
  for (let added = random.below(4); added > 0; added -= 1) parts.push(`${random.pick(names)}=${random.pick(odd)}`)
  if (random.chance(0.03)) parts.push(...Array.from({ length: 300 }, (_, at) => `id=${at}`))
  if (random.chance(0.05)) parts.push('&&==&;')
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
