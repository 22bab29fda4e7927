import { expect, test } from 'vitest'
import { callPath, callPaths, type RequestedCall, variesBetweenCallAndPage } from './call-paths.ts'

const json = { accept: 'application/json' }
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const token = { 'f1000-authbearer': 'a.b.c' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

test.each<[RequestedCall['method'], string, RequestedCall['headers'], string | null]>([
  ['GET', '/affiliations?id=1&id=2', {}, '/api/affiliations?id=1&id=2'],
  ['HEAD', '/affiliations?id=1', browser, '/api/affiliations?id=1'],
  ['POST', '/affiliations', {}, '/api/affiliations'],
  ['PUT', '/affiliations/12', {}, '/api/affiliations/12'],
  ['DELETE', '/affiliations/12', {}, null],
  ['GET', '/ontology/1,2', {}, '/api/ontology/1,2'],
  ['GET', '/ontology/term?name=a?b', {}, '/api/ontology/term?name=a?b'],
  // One comment has a page, several have none.
  ['GET', '/comments?id=3', {}, '/api/comments?id=3'],
  ['GET', '/comments/3', json, null],
  ['GET', '/assets/app-1a2b.js', {}, null],
  ['GET', '/assets/12/authors', {}, '/api/assets/12/authors'],
  // A page has the same path.
  ['GET', '/gateways', {}, null],
  ['GET', '/gateways', browser, null],
  ['GET', '/gateways?id=1', json, '/api/gateways?id=1'],
  ['GET', '/gateways/12?details=true', token, '/api/gateways/12?details=true'],
  ['GET', '/gateways/rivers', json, null],
  ['GET', '/browse?term=a', { accept: 'application/json, text/html' }, null],
  ['POST', '/login', urlEncoded, null],
  ['POST', '/login', { ...urlEncoded, ...json }, '/api/login'],
  ['POST', '/login', { ...urlEncoded, accept: 'application/problem+json' }, '/api/login'],
  ['POST', '/login', multipart, '/api/login'],
  ['POST', '/login', { ...multipart, ...browser }, null],
  ['POST', '/login.data', { 'content-type': 'application/json' }, null],
  ['GET', '/login', json, null],
  ['POST', '/register', { 'content-type': 'application/json' }, '/api/register'],
  ['POST', '/register', { ...urlEncoded, ...browser }, null],
  ['GET', '/contact', json, null],
])('the request %s %s with %j reaches the call %s', (method, url, headers, call) => {
  expect(callPath({ method, url, headers })).toBe(call)
})

test('each call can be reached under /api', () => {
  for (const { path, call } of callPaths) expect(call).toBe(`/api${path}`)
})

test('a path shared by a page and a call has a Vary header', () => {
  expect(variesBetweenCallAndPage('/gateways?id=1')).toBe('Accept, F1000-AuthBearer')
  expect(variesBetweenCallAndPage('/affiliations?id=1')).toBeNull()
  expect(variesBetweenCallAndPage('/login')).toBeNull()
})
