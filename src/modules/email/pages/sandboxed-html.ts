/**
 * The HTML of an email as a page of its own, for a sandboxed frame: it runs no script, loads nothing (the logo is within it), and its links open in a
 * new window.
 */
import { privateHeaders } from '../../sites/pages/guard.ts'

export const sandboxedHtml = (html: string): Response =>
  new Response(html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  })
