import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alert, type AlertType } from './alert.tsx'
import { alertDurations, type ShownAlert, withAlert } from './alert-store.ts'
import { Alerts } from './alerts.tsx'

test.each<[AlertType, string]>([
  ['SUCCESS', 'status'],
  ['INFO', 'status'],
  ['WARNING', 'status'],
  ['ERROR', 'alert'],
])('an alert of type %s has the role %s and its type in words (A2-58)', (type, role) => {
  const html = renderToStaticMarkup(createElement(Alert, { type, typeLabel: 'Kind' }, 'Words'))
  expect(html).toMatch(new RegExp(`^<div [^>]*role="${role}"`))
  expect(html).toContain('aria-label="Kind"')
})

test('a note that belongs to the page is not announced by screen readers', () => {
  expect(renderToStaticMarkup(createElement(Alert, { type: 'ERROR', typeLabel: 'Error', announced: false }, 'Words'))).not.toContain(
    'role="alert"',
  )
})

test('the short and long display times are those of the specification (R9-08)', () => {
  expect(alertDurations).toEqual({ short: 3000, long: 8000 })
})

const alert = (id: number, message: string): ShownAlert => ({ id, type: 'SUCCESS', message })

test.each<[string, ShownAlert[], ShownAlert, number[]]>([
  ['an alert joins the others', [alert(1, 'a')], alert(2, 'b'), [1, 2]],
  ['a repeated one takes the place of the earlier', [alert(1, 'a'), alert(2, 'b')], alert(3, 'a'), [2, 3]],
  ['the same words of another type are another alert', [alert(1, 'a')], { ...alert(2, 'a'), type: 'ERROR' }, [1, 2]],
  ['the oldest makes room', [alert(1, 'a'), alert(2, 'b'), alert(3, 'c')], alert(4, 'd'), [2, 3, 4]],
])('the list of alerts changes: %s', (_, before, added, after) => {
  expect(withAlert(before, added).map(shown => shown.id)).toEqual(after)
})

test('the live regions are on the page before the first alert', () => {
  const messages = { close: 'Close', types: { SUCCESS: 'Success', WARNING: 'Warning', ERROR: 'Error', INFO: 'Note' } }
  const html = renderToStaticMarkup(createElement(Alerts, { messages }))
  expect(html).toMatch(/<div role="status"><\/div><div role="alert"><\/div>/)
})
