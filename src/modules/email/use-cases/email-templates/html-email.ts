/**
 * Renders an email as HTML that email programs support: tables and inline styles, no remote image (the
 * logo travels with the email), and the brand's colours in light and, where the program allows it, in dark.
 */
import type { Palette } from '../../../../brands/palette.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../../../core/text/safe-html.ts'
import type { EmailPart } from './email-parts.ts'

interface EmailFacts {
  language: Language
  subject: string
  greeting: string
  parts: readonly EmailPart[]
  footer: string
  siteName: string
  /** What the HTML names the image of the logo by (email-logo.ts). */
  logo: string
  siteLink: string | null
  palette: Palette
}

/** The brand's token, and replacements for colours in a notation that email programs do not support. */
const tokens = {
  ground: ['paper-soft', '#f6f7f9', '#14181e'],
  sheet: ['paper-raised', '#ffffff', '#1f2630'],
  ink: ['ink', '#1b2330', '#e7eaee'],
  soft: ['ink-soft', '#525c6b', '#aeb7c3'],
  line: ['line', '#dfe3e9', '#2e3743'],
  accent: ['accent', '#1d5a8c', '#84bbea'],
  'on-accent': ['on-accent', '#ffffff', '#0d1a26'],
} as const
type Colour = keyof typeof tokens

const families = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, 'Hiragino Sans', 'Yu Gothic', sans-serif"

/** `#1d5a8c` from that or from `#15c`; null for a colour in another notation. */
function plainColour(colour: string | undefined): string | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour ?? '') ?? []
  if (digits === '') return null
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`
}

export function htmlOfEmail(facts: EmailFacts): SafeHtml {
  const colour = (name: Colour, shade: 'light' | 'dark'): SafeHtml => {
    const [token, light, dark] = tokens[name]
    return escapeHtml(plainColour(facts.palette.get(token)?.[shade]) ?? (shade === 'light' ? light : dark))
  }
  const light = (name: Colour): SafeHtml => colour(name, 'light')
  const dark = (name: Colour): SafeHtml => colour(name, 'dark')
  const [first] = facts.parts
  const preview = first?.kind === 'paragraph' ? first.text : ''
  const signed =
    facts.siteLink === null
      ? escapeHtml(facts.siteName)
      : html`<a class="soft" href="${escapeHtml(facts.siteLink)}" style="color:${light('soft')}">${escapeHtml(facts.siteName)}</a>`

  const write = (part: EmailPart): SafeHtml => {
    switch (part.kind) {
      case 'paragraph':
        return html`<p style="margin:0 0 20px">${escapeHtml(part.text)}</p>`
      case 'heading':
        return html`<h2 style="margin:28px 0 12px;font-size:18px;line-height:1.3"><a class="name" href="${escapeHtml(part.link)}" style="color:${light('ink')};text-decoration:none">${escapeHtml(part.text)}</a></h2>`
      case 'item':
        return html`<p style="margin:0 0 16px"><a class="accent" href="${escapeHtml(part.link)}" style="color:${light('accent')}">${escapeHtml(part.label)}</a>${part.detail === '' ? noHtml : html`<br><span class="soft" style="font-size:15px;color:${light('soft')}">${escapeHtml(part.detail)}</span>`}</p>`
      case 'quote':
        return html`<blockquote class="quote" style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${light('line')}">${joinHtml(part.lines.map(escapeHtml), html`<br>`)}</blockquote>`
      case 'note':
        return html`<p class="soft" style="margin:0 0 8px;font-size:15px;color:${light('soft')}">${escapeHtml(part.text)}</p>`
      case 'link':
        return html`<p style="margin:0 0 20px"><a class="accent" href="${escapeHtml(part.link)}" style="color:${light('accent')}">${escapeHtml(part.label)}</a></p>`
      case 'action':
        return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr><td class="button" bgcolor="${light('accent')}" style="border-radius:6px;background:${light('accent')}"><a class="button" href="${escapeHtml(part.link)}" style="display:inline-block;padding:13px 22px;border-radius:6px;font-weight:600;text-decoration:none;color:${light('on-accent')}">${escapeHtml(part.label)}</a></td></tr></table>`
    }
  }

  return html`<!doctype html>
<html lang="${escapeHtml(facts.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(facts.subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 480px) { .sheet { padding: 24px 20px !important; } .around { padding: 0 !important; } }
@media (prefers-color-scheme: dark) {
.ground { background: ${dark('ground')} !important; }
.sheet { background: ${dark('sheet')} !important; color: ${dark('ink')} !important; border-color: ${dark('line')} !important; }
.name { color: ${dark('ink')} !important; border-color: ${dark('accent')} !important; }
.quote { border-color: ${dark('line')} !important; }
.soft { color: ${dark('soft')} !important; }
.accent { color: ${dark('accent')} !important; }
.button { background: ${dark('accent')} !important; color: ${dark('on-accent')} !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light('ground')}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light('ground')}" style="background:${light('ground')}"><tr><td class="around" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td class="sheet" align="left" bgcolor="${light('sheet')}" style="padding:32px 36px;border:1px solid ${light('line')};border-radius:12px;background:${light('sheet')};color:${light('ink')};font-family:${escapeHtml(families)};font-size:17px;line-height:1.55">
<p class="name" style="margin:0 0 28px;padding:0 0 16px;border-bottom:3px solid ${light('accent')};font-family:'Source Serif 4',Georgia,serif;font-size:20px;line-height:1.2;font-weight:600;color:${light('ink')}"><img src="${escapeHtml(facts.logo)}" alt="" width="36" height="36" style="margin-right:12px;border:0;border-radius:8px;vertical-align:middle">${escapeHtml(facts.siteName)}</p>
<p style="margin:0 0 20px">${escapeHtml(facts.greeting)}</p>
${joinHtml(facts.parts.map(write), html`\n`)}
</td></tr>
<tr><td class="soft" align="left" style="padding:20px 36px 0;font-family:${escapeHtml(families)};font-size:14px;line-height:1.5;color:${light('soft')}">${signed}<br>${escapeHtml(facts.footer)}</td></tr></table>
</td></tr></table>
</body>
</html>
`
}
