import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Dialog, MessageDialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { ModalButton } from './modal.tsx'

test('a dialog is closed on load, named by its title, and its close button needs no script', () => {
  const html = renderToStaticMarkup(createElement(Dialog, { id: 'share', open: true, title: 'Share', closeLabel: 'Close' }, 'Words'))
  const [, titleId] = /<dialog id="share" [^>]*aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<h2 id="${titleId}">Share</h2>`)
  expect(html).not.toMatch(/<dialog [^>]*\bopen\b/)
  expect(html).toMatch(/<form [^>]*method="dialog"[^>]*><button (?=[^>]*type="submit")[^>]*aria-label="Close"/)
})

test('a confirmation is an alert dialog described by its message', () => {
  const html = renderToStaticMarkup(
    createElement(MessageDialog, { title: 'Not selected', message: 'Pick one from the list.', okLabel: 'OK' }),
  )
  const [, messageId] = /<dialog role="alertdialog" [^>]*aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<div id="${messageId}"[^>]*>Pick one from the list.</div>`))
})

test('a drawer can be opened by the browser without a script', () => {
  const button = renderToStaticMarkup(createElement(ModalButton, { opens: 'menu' }, 'Menu'))
  expect(button).toMatch(/command="show-modal" commandfor="menu"/)
  const drawer = createElement(Drawer, { id: 'menu', title: 'Menu', closeLabel: 'Close' }, 'Links')
  expect(renderToStaticMarkup(createElement(MemoryRouter, null, drawer))).toMatch(/^<dialog id="menu"/)
})
