import { expect, test } from 'vitest'
import { writtenTexts } from './written-texts.ts'

test.each<[string, string, boolean]>([
  ['a key in a call', `t('home')`, true],
  ['a key as data', `const menu = [{ label: 'home' }]`, true],
  ['a key of a record', `const labels = { home: 1 }`, true],
  ['a key in a comment', `// home`, false],
  ['another key', `t('homes')`, false],
  ['a part of a longer text', `t('home, sweet home')`, false],
  ['a part of a template', `t(\`home-\${each}\`)`, false],
])('the written text is found: %s', (_case, code, isWritten) => {
  expect(writtenTexts('roofs.ts', code).has('home')).toBe(isWritten)
})
