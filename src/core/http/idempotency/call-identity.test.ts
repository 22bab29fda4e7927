import { expect, test } from 'vitest'
import { canonicalJson, type IdempotentCall, identifyCall, withoutBoundary } from './call-identity.ts'

const call: IdempotentCall = {
  site: 'gates',
  by: 'account 1',
  method: 'POST',
  route: '/api/versions/:id/status',
  params: { id: '1' },
  key: 'k',
}
const request = { query: {}, body: { status: 'PASSED', reason: 'It is.' } }

test.each<[string, string, Partial<IdempotentCall>]>([
  ['another secret', 'other', {}],
  ['another site', 'secret', { site: 'wellcome' }],
  ['somebody else', 'secret', { by: 'account 11' }],
  ['another method', 'secret', { method: 'PUT' }],
  ['another route', 'secret', { route: '/api/versions/:id' }],
  ['another parameter', 'secret', { params: { id: '2' } }],
  ['another key', 'secret', { key: 'K' }],
])('a call has another identity with %s', (_, secret, over) => {
  const [one, other] = [identifyCall('secret', call), identifyCall(secret, { ...call, ...over })]
  expect(other.id).not.toBe(one.id)
  expect(other.sealingKey.equals(one.sealingKey)).toBe(false)
  expect(other.fingerprint(request)).not.toBe(one.fingerprint(request))
})

test('a call keeps its identity when its fields come in another order', () => {
  const [one, other] = [identifyCall('secret', call), identifyCall('secret', { ...call, params: { id: '1' } })]
  expect(other.id).toBe(one.id)
  expect(other.fingerprint({ body: { reason: 'It is.', status: 'PASSED' }, query: {} })).toBe(one.fingerprint(request))
})

test.each([
  ['another field', { query: {}, body: { ...request.body, reason: 'It was.' } }],
  ['no body', { query: {}, body: undefined }],
  ['what was a field in the query', { query: request.body, body: {} }],
  ['bytes', { query: {}, body: Buffer.from(JSON.stringify(request.body)) }],
])('a call has another fingerprint with %s', (_, other) => {
  const { fingerprint } = identifyCall('secret', call)
  expect(fingerprint(other)).not.toBe(fingerprint(request))
})

test.each([
  [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
  [[1, undefined, true], '[1,null,true]'],
  [undefined, 'null'],
  ['"', '"\\""'],
  // printf abc | sha256sum | xxd -r -p | base64
  [Buffer.from('abc'), '{"bytes":"ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="}'],
])('the value %j is written in canonical form as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text)
})

const multipart = (boundary: string, content = 'x') => Buffer.from(`--${boundary}\r\n\r\n${content}\r\n--${boundary}--\r\n`)

test.each([
  ['multipart/form-data; boundary=one', 'multipart/form-data; boundary="two"', 'x', true],
  ['multipart/form-data; charset=utf-8; boundary=one; a=b', 'multipart/form-data; boundary=two', 'x', true],
  ['multipart/form-data; boundary=one', 'multipart/form-data; boundary=two', 'y', false],
  ['application/octet-stream', 'application/octet-stream', 'x', false],
])('multipart bodies of %s and %s are compared without their boundaries', (one, other, content, isSame) => {
  const [first, second] = [withoutBoundary(multipart('one'), one), withoutBoundary(multipart('two', content), other)]
  expect(canonicalJson(first) === canonicalJson(second)).toBe(isSame)
})

test('a body that was parsed is not changed by taking its fingerprint', () => {
  const body = { a: 'boundary' }
  expect(withoutBoundary(body, 'multipart/form-data; boundary=boundary')).toBe(body)
  expect(withoutBoundary(body)).toBe(body)
})
