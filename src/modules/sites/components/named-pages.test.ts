import { expect, test } from 'vitest'
import { messages } from '../../../site/messages.ts'
import { namedPages, pageName } from './named-pages.ts'

test.each([
  ['/about', { key: 'menu-about' }],
  ['/about/policies', { text: 'Policies' }],
  ['/my/referee', { key: 'my-peer-reviewing' }],
  ['/my', { key: 'my-activities' }],
  ['/legal/privacypolicy', { key: 'footer-privacy' }],
  ['/register/redirect', { text: 'Redirect' }],
  ['/', { key: 'home' }],
])('%j is called %j', (path, name) => expect(pageName(path)).toEqual(name))

test('every name is a message', () => {
  for (const { label } of Object.values(namedPages)) expect(Object.keys(messages.en)).toContain('key' in label ? label.key : '')
})
