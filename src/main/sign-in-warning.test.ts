import { expect, test } from 'vitest'
import { signInWarning } from './sign-in-warning.ts'

const open = { mode: 'production', host: '0.0.0.0', trustProxy: false }

test('a server reachable by http from other machines warns at start that sign-ins will fail', () => {
  expect(signInWarning(open, [null])).toContain('nobody can sign in')
  expect(signInWarning(open, ['http://journal.example.org'])).toContain('nobody can sign in')
})

test.each([
  ['in development, where cookies are not Secure', { ...open, mode: 'development' }, [null]],
  ['on this machine alone', { ...open, host: 'localhost' }, [null]],
  ['behind a proxy', { ...open, trustProxy: true }, [null]],
  ['with an https origin', open, [null, 'https://journal.example.org']],
])('there is no warning %s', (_where, config, origins) => {
  expect(signInWarning(config, origins)).toBeNull()
})
