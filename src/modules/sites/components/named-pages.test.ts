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
])('the page %j has the name %j', (path, name) => expect(pageName(path)).toEqual(name))

test('every named page has a message', () => {
  for (const { label } of Object.values(namedPages)) expect(Object.keys(messages.en)).toContain('key' in label ? label.key : '')
})
