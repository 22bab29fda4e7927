import { expect, test } from 'vitest'
import { httpErrorKinds } from '../http-error.ts'
import { acceptsProblem, describeProblem, problemSchema, problemType } from './problems.ts'

test.each([
  ['application/problem+json', true],
  ['application/json, application/problem+json', true],
  ['Application/Problem+JSON; charset=utf-8', true],
  ['application/problem+json;q=0.5, text/html', true],
  ['application/problem+json;q=0.5, application/json', false],
  ['application/problem+json;q=0, */*', false],
  ['application/json', false],
  ['application/*', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('a request with Accept: %s gets problem details: %s', (accept, isWanted) => {
  expect(acceptsProblem(accept)).toBe(isWanted)
})

const url = '/api/versions/x?token=1'
const invalid = { type: '/api/docs#problem-invalid', title: 'The request is not valid', status: 400, instance: '/api/versions/x' }

test.each<[string, Parameters<typeof describeProblem>[0], object]>([
  [
    'a list of errors',
    { status: 400, url, body: { errors: [{ field: 'id', message: 'must be a number' }, { message: 'The form cannot be read.' }] } },
    {
      ...invalid,
      detail: 'id must be a number; The form cannot be read.',
      errors: [{ field: 'id', message: 'must be a number' }, { message: 'The form cannot be read.' }],
    },
  ],
  [
    'the key of a message by field',
    { status: 400, url, body: { errors: { emailAddress: 'stay-updated' } } },
    { ...invalid, detail: 'emailAddress: stay-updated', errors: { emailAddress: 'stay-updated' } },
  ],
  [
    'further members',
    { status: 403, url, body: { uso: true, errors: [{ code: 'x', message: 'Please sign in.' }] } },
    {
      ...{ type: '/api/docs#problem-forbidden', title: 'Not allowed', status: 403, detail: 'Please sign in.', instance: '/api/versions/x' },
      ...{ uso: true, errors: [{ code: 'x', message: 'Please sign in.' }] },
    },
  ],
  [
    'a message of WordPress',
    { status: 403, url, body: { code: 'refused', message: 'No.' } },
    {
      type: '/api/docs#problem-forbidden',
      title: 'Not allowed',
      status: 403,
      detail: 'No.',
      instance: '/api/versions/x',
      code: 'refused',
      message: 'No.',
    },
  ],
  [
    'a kind of its own',
    { status: 503, code: 'SEARCH_NOT_READY', url, body: { errors: [{ message: 'Later.' }] } },
    {
      ...{ type: '/api/docs#problem-search-not-ready', title: 'The search index is not ready', status: 503, detail: 'Later.' },
      ...{ instance: '/api/versions/x', errors: [{ message: 'Later.' }] },
    },
  ],
  [
    'a status whose other kind is that of the Idempotency-Key',
    { status: 422, url, body: { errors: [{ message: 'No.' }] } },
    {
      ...{ type: '/api/docs#problem-unprocessable-content', title: 'The content cannot be processed', status: 422, detail: 'No.' },
      ...{ instance: '/api/versions/x', errors: [{ message: 'No.' }] },
    },
  ],
  [
    'a status without a kind',
    { status: 405, url, body: { errors: [] } },
    {
      type: 'about:blank',
      title: 'Method Not Allowed',
      status: 405,
      detail: 'Method Not Allowed',
      instance: '/api/versions/x',
      errors: [],
    },
  ],
  [
    'members with the names of a problem',
    { status: 404, url: '/a', body: { status: 'gone', type: 'x', instance: 'y', errors: [{ message: 'None.' }] } },
    {
      type: '/api/docs#problem-not-found',
      title: 'Not found',
      status: 404,
      detail: 'None.',
      instance: '/a',
      errors: [{ message: 'None.' }],
    },
  ],
])('a failure of the API becomes problem details: %s', (_, failure, problem) => {
  expect(describeProblem(failure)).toEqual(problem)
  expect(problemSchema.safeParse(problem).success).toBe(true)
})

test.each([[null], ['text'], [[]], [{ status: 'database unreachable' }], [{ errors: 'text' }]])(
  '%j does not become problem details',
  body => {
    expect(describeProblem({ status: 503, url, body })).toBeNull()
  },
)

test('each kind of failure has its own type and title, and a meaning', () => {
  const types = httpErrorKinds.map(({ code }) => problemType(code))
  expect(types.length).toBeGreaterThan(15)
  expect(new Set(types).size).toBe(types.length)
  expect(new Set(httpErrorKinds.map(({ title }) => title)).size).toBe(types.length)
  for (const { status, meaning } of httpErrorKinds) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(meaning).toMatch(/\.$/)
  }
})
