import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorsSchema } from '../../src/core/http/api/errors.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/assets/hedgerow-moths'])
})
afterAll(() => library.close())

const id = 'must be a whole number from 1 to 2147483647'
const page = 'must be a whole number from 1 to 1000000'
const show = 'must be a whole number from 1 to 100'
const types = 'must be a comma list of ARTICLE, DOCUMENT, POSTER, SLIDE, VIDEO'
const many = Array.from({ length: 101 }, (_, index) => `id=${index + 1}`).join('&')

test.each([
  ['/content?page=0', { page }],
  ['/content?page=-1', { page }],
  ['/content?page=1000001', { page }],
  ['/content?page=99999999999999999999999999', { page }],
  ['/content?page=1&page=2', { page }],
  ['/content?page=', { page }],
  ['/content?show=101', { show }],
  ['/content?show=0', { show }],
  ['/content?show=1e2', { show }],
  ['/content?show=0x10', { show }],
  ['/content?show=%2010', { show }],
  ['/content?show=10.5', { show }],
  ['/content?show=NaN&page=Infinity', { show, page }],
  ['/content?show=%D9%A1', { show }],
  ["/content?page=1'%20or%201=1--&contentTypes=ARTICLE);drop%20table%20version--", { page, contentTypes: types }],
  ['/content?contentTypes=', { contentTypes: types }],
  ['/content?contentTypes=article', { contentTypes: types }],
  ['/content?contentTypes=ARTICLE,', { contentTypes: types }],
  ['/content?contentTypes=ARTICLE,constructor', { contentTypes: types }],
  ['/content?contentTypes=__proto__', { contentTypes: types }],
  ['/content?contentTypes=ARTICLE&contentTypes=POSTER', { contentTypes: types }],
  ['/api/articles', { id: 'must be given at least once' }],
  ['/api/versions', { id: 'must be given at least once' }],
  ['/api/articles?id=', { id }],
  ['/api/articles?id=0', { id }],
  ['/api/articles?id=2147483648', { id }],
  ['/api/articles?id=1&id=toString', { id }],
  ['/api/articles?id[]=1', { id: 'must be given at least once' }],
  ['/api/articles?id=1,2', { id }],
  ['/api/articles?id=1;select%20pg_sleep(9)', { id }],
  [`/api/articles?${many}`, { id: 'may be given 100 times at most' }],
  [`/api/versions?${many}`, { id: 'may be given 100 times at most' }],
  ['/api/articles?id=x&id=y&publishedOnly=maybe', { id, publishedOnly: 'must be true or false' }],
  ['/api/articles/1?publishedOnly=1', { publishedOnly: 'must be true or false' }],
  ['/api/articles/abc', { id }],
  ['/api/articles/1%27', { id }],
  ['/api/articles/__proto__', { id }],
  ['/api/articles/-1', { id }],
  ['/api/articles/1%00', { id }],
  ['/api/articles/99999999999999999999', { id }],
  ['/api/versions/4294967297', { id }],
  ['/api/versions/%F0%9F%90%9B', { id }],
  ['/api/versions/0/authors', { id }],
  ['/api/assets', { id: 'must be given at least once' }],
  ['/api/assets?id=0', { id }],
  ['/api/assets/abc', { id }],
  ['/api/assets/1/authors?publishedOnly=no', { publishedOnly: 'must be true or false' }],
  [`/api/assets?${many}`, { id: 'may be given 100 times at most' }],
  ['/api/reports', { id: 'must be given at least once' }],
  ['/api/reports?id=1&id=-1', { id }],
  [`/api/reports?${many}`, { id: 'may be given 100 times at most' }],
  ['/api/comments?id=1%27', { id }],
  [`/api/comments?${many}`, { id: 'may be given 100 times at most' }],
  ['/api/referees', { id: 'must be given, or articleId' }],
  ['/api/referees?articleId=x', { articleId: id }],
  ['/api/referees?id=x&articleId=1', { id }],
  ['/api/datasets', { version: id }],
  ['/api/datasets?version=1&version=2', { version: id }],
  ['/api/funders?version=', { version: id }],
  ['/api/v1/documentTypes?gatewayId=all', { gatewayId: id }],
  ['/api/versions/x/translations', { id }],
  ['/api/affiliations', { id: 'must be given at least once' }],
  [`/api/affiliations?${many.split('&').slice(0, 51).join('&')}`, { id: 'may be given 50 times at most' }],
  ['/content/constructor', { id: 'must be a content id, or {volume}-{publicationId}' }],
  ['/content/0-1', { id: 'must be a content id, or {volume}-{publicationId}' }],
  ['/content/1-2-3', { id: 'must be a content id, or {volume}-{publicationId}' }],
  ['/content/2147483648', { id: 'must be a content id, or {volume}-{publicationId}' }],
])('the call %s is refused, and the errors name the parameter (R7-38, R7-41)', async (url, invalid) => {
  const answer = await library.app.inject(url)
  expect(answer.statusCode, answer.body).toBe(400)
  const { errors } = errorsSchema.parse(answer.json())
  expect(errors).toHaveLength(Object.keys(invalid).length)
  expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(invalid)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test.each([
  ['/content/999999'],
  ['/content/99-1'],
  ['/api/articles/999999?publishedOnly=true'],
  ['/api/versions/2147483647'],
  ['/api/versions/999999/authors'],
  ['/api/assets/999999?publishedOnly=true'],
  ['/api/assets/999999/authors'],
  ['/api/datasets?version=999999'],
  ['/api/versions/999999/translations'],
  ['/api/nothing'],
  ['/api/versions/1/authors/2'],
  [`/api/articles/${'9'.repeat(2000)}`],
])('the call %s answers 404 with an errors body (A8-29)', async url => {
  const answer = await library.app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(errorsSchema.parse(answer.json()).errors).toHaveLength(1)
})

test.each([['/api/articles/%zz'], ['/content/%E0%A4%A']])('the body %s is refused with an errors body', async url => {
  const answer = await library.app.inject(url)
  expect(answer.statusCode).toBe(400)
  expect(errorsSchema.parse(answer.json()).errors).toHaveLength(1)
})

test.each([['__proto__=1&constructor[prototype]=2'], ['hasOwnProperty=1'], ['utm_source=elsewhere']])(
  'unknown parameters change nothing: ?%s',
  async query => {
    const [plain, decorated] = await Promise.all([library.app.inject('/content'), library.app.inject(`/content?${query}`)])
    expect(decorated.statusCode).toBe(200)
    expect(decorated.body).toBe(plain.body)
  },
)

test('the answer has an ETag, and a second request with it gets 304 until it changes', async () => {
  const first = await library.app.inject('/content')
  const tag = String(first.headers.etag)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' })
  for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const again = await library.app.inject({ url: '/content', headers: { 'if-none-match': known } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  }
  expect((await library.app.inject({ url: '/content', headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200)

  await library.load(['demo/articles/pay-for-the-ending'])
  const changed = await library.app.inject({ url: '/content', headers: { 'if-none-match': tag } })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(tag)
})

test('HEAD has the headers of GET without the body', async () => {
  const [got, head] = await Promise.all([library.app.inject('/content'), library.app.inject({ method: 'HEAD', url: '/content' })])
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', got.headers.etag])
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(got.body)))
  const known = await library.app.inject({ method: 'HEAD', url: '/content', headers: { 'if-none-match': String(got.headers.etag) } })
  expect(known.statusCode).toBe(304)
})

test('a request without a host name gets the default site', async () => {
  const { port } = new URL(await library.listen())
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ port, path: '/content', setHost: false, headers: { host: '' } }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(200)
})

test.each(['evil.example', 'WELLCOME.LOCALHOST', '__proto__.localhost', 'constructor', "x'--.localhost"])(
  'the host name %s selects a site or the default one',
  async host => {
    expect((await library.app.inject({ url: '/content', headers: { host } })).statusCode).toBe(200)
  },
)

test('with the database down the answer is 503 with Retry-After, and not cacheable (A8-34)', async () => {
  const away = await buildTestApp()
  await away.database.close()
  for (const url of [
    ...['/content', '/content/1', '/api/articles/1', '/api/versions?id=1', `/files/${'a'.repeat(64)}/x.png`],
    ...['/content?all=moths', '/content-filters', '/api/browse', '/api/suggestions?text=moths', '/api/ontology/0/children'],
    ...['/published/rss', '/published/atom?all=moths'],
  ]) {
    const answer = await away.app.inject(url)
    expect([url, answer.statusCode]).toEqual([url, 503])
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).not.toMatch(/PGlite|embedded|stack|src\//i)
    errorsSchema.parse(answer.json())
  }
  await away.close()
})
