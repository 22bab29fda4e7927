import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { markedAs, newScriptMark, ownScripts } from './own-scripts.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const mark = newScriptMark()
const own = markedAs(mark)
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('scripts with the mark are named by their hashes, and the mark is taken out', () => {
  const document = `<link rel="stylesheet"${own} href="/a.css"><script${own}>one()</script><script type="module"${own} async="">two()</script>`
  expect(ownScripts(document, mark)).toEqual({
    html: '<link rel="stylesheet" href="/a.css"><script>one()</script><script type="module" async="">two()</script>',
    hashes: [hashOf('one()'), hashOf('two()')],
  })
})

test('the same script is named once, a file not at all', () => {
  const document = `<script${own}>one()</script><script${own}>one()</script><script src="/a.js"${own}></script>`
  expect(ownScripts(document, mark).hashes).toEqual([hashOf('one()')])
})

test.each([
  ['without a mark', '<script>alert(1)</script>'],
  ['with the mark of another document', `<script${markedAs(newScriptMark())}>alert(1)</script>`],
  ['with an empty mark', '<script nonce="">alert(1)</script>'],
  ['that names the attribute alone', '<script nonce>alert(1)</script>'],
  ['whose tag is left open before one of ours', '<script data-before="'],
  ['that is not closed before one of ours', '<script>alert(1)'],
  ['with the mark in its text', `<script>alert(1)//${own}</script>`],
])('a script %s is not named', (_what, injected) => {
  const { hashes } = ownScripts(`<p>${injected}</p><script${own}>one()</script>`, mark)
  expect(hashes).toEqual([hashOf('one()')])
})

test('a module script that came in with a text does not take the place of our own', () => {
  const injected = '<script type="module" async="">alert(1)</script>'
  const { html, hashes } = ownScripts(scriptsAfterPaint(`${injected}<script${own} type="module" async="">start()</script>`, mark), mark)
  expect(html).toContain(injected)
  expect(html).toContain('<script type="later">start()</script>')
  expect(hashes).toContain(hashOf('start()'))
  expect(hashes).not.toContain(hashOf('alert(1)'))
})
