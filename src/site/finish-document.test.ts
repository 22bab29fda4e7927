import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishDocument, markedAs, newScriptMark } from './finish-document.ts'
import { startAfterPaint } from './start-after-paint.ts'

const mark = newScriptMark()
const own = markedAs(mark)
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const finish = (
  document: string,
  { isDelayed = false, placeholders = {} }: { isDelayed?: boolean; placeholders?: Record<string, string> } = {},
) => {
  const { html, hashes } = finishDocument(Buffer.from(document), { mark, placeholders: new Map(Object.entries(placeholders)), isDelayed })
  return { html: html.toString(), hashes }
}

test('marked scripts are listed by their hashes, and the mark is removed', () => {
  const document = `<link rel="stylesheet"${own} href="/a.css"><script${own}>one()</script><script type="module"${own} async="">two()</script>`
  expect(finish(document)).toEqual({
    html: '<link rel="stylesheet" href="/a.css"><script>one()</script><script type="module" async="">two()</script>',
    hashes: [hashOf('one()'), hashOf('two()')],
  })
})

test('the same script is listed once, and a script file not at all', () => {
  const document = `<script${own}>one()</script><script${own}>one()</script><script src="/a.js"${own}></script>`
  expect(finish(document)).toEqual({
    html: '<script>one()</script><script>one()</script><script src="/a.js"></script>',
    hashes: [hashOf('one()')],
  })
})

test.each([
  ['without a mark', '<script>alert(1)</script>'],
  ['with the mark of another document', `<script${markedAs(newScriptMark())}>alert(1)</script>`],
  ['with an empty mark', '<script nonce="">alert(1)</script>'],
  ['that names the attribute alone', '<script nonce>alert(1)</script>'],
  ['whose tag is left open before one of ours', '<script data-before="'],
  ['that is not closed before one of ours', '<script>alert(1)'],
  ['with the mark in its text', `<script>alert(1)//${own}</script>`],
])('a script %s is not allowed', (_what, injected) => {
  const { html, hashes } = finish(`<p>${injected}</p><script${own}>one()</script>`)
  expect(html).toBe(`<p>${injected.replace(own, '')}</p><script>one()</script>`)
  expect(hashes).toEqual([hashOf('one()')])
})

test('a module script and its preloads wait for the first paint', () => {
  const document = `<link rel="modulepreload"${own} href="/a.js"><script${own} type="module" async="">start()</script><script${own}>one()</script>`
  expect(finish(document, { isDelayed: true })).toEqual({
    html: `<link rel="later" href="/a.js"><script type="later">start()</script><script>${startAfterPaint}</script><script>one()</script>`,
    hashes: [hashOf('start()'), hashOf(startAfterPaint), hashOf('one()')],
  })
})

test('a module script injected by a text does not replace the site’s own', () => {
  const injected = '<script type="module" async="">alert(1)</script>'
  const { html, hashes } = finish(`${injected}<script${own} type="module" async="">start()</script>`, { isDelayed: true })
  expect(html).toContain(injected)
  expect(html).toContain('<script type="later">start()</script>')
  expect(hashes).not.toContain(hashOf('alert(1)'))
})

test('placeholders are filled where they are known, and text that names one is not', () => {
  const placeholders = {
    head: '<meta name="citation_title" content="$& </head>">',
    'text-1': '<p>One $1</p><!--slot:text-2-->',
    'text-2': '',
  }
  const document =
    '<head><title>A</title></head><body><div><!--slot:text-1--></div><div><!--slot:text-2--></div><!--slot:text-9--><!--slot:text-1</body>'
  expect(finish(document, { placeholders }).html).toBe(
    `<head><title>A</title>${placeholders.head}</head><body><div><p>One $1</p><!--slot:text-2--></div><div></div><!--slot:text-9--><!--slot:text-1</body>`,
  )
})

test('a document without head has its placeholders filled too', () =>
  expect(finish('<p>é</p><!--slot:a-->', { placeholders: { a: '“A”', head: 'B' } }).html).toBe('<p>é</p>“A”'))
