/**
 * HTML that may be put into a page. Only this file creates the brand: a plain string is not assignable to
 * SafeHtml, so that unescaped text is a type error and no vulnerability.
 */
declare const safe: unique symbol
export type SafeHtml = string & { readonly [safe]: true }

/**
 * The values that an `html` template takes: safe HTML, lists of it, numbers; null and false produce nothing. Escape text with `escapeHtml`.
 */
export type HtmlPart = SafeHtml | readonly SafeHtml[] | number | null | false

export type AttributeValue = string | number | boolean | null | undefined

const special = /[&<>"']/
const everySpecial = /[&<>"']/g
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const brand = (value: string): SafeHtml => value as SafeHtml

export const noHtml: SafeHtml = brand('')

/** This is for page-html.ts only: it marks the output of its sanitiser. */
export const sanitised = (clean: string): SafeHtml => brand(clean)

/** Text, safe between tags and inside quoted attribute values. */
export function escapeHtml(text: string): SafeHtml {
  return brand(special.test(text) ? text.replace(everySpecial, character => escapes[character] ?? '') : text)
}

/** HTML with safe parts put in: html`<p>${escapeHtml(text)}</p>`. */
export function html(template: TemplateStringsArray, ...parts: readonly HtmlPart[]): SafeHtml {
  let result = template[0] ?? ''
  for (let index = 0; index < parts.length; index += 1) {
    result += written(parts[index] ?? null) + (template[index + 1] ?? '')
  }
  return brand(result)
}

function written(part: HtmlPart): string {
  if (typeof part === 'string') return part
  if (part === null || part === false) return ''
  return typeof part === 'number' ? String(part) : joinHtml(part)
}

export function joinHtml(parts: readonly SafeHtml[], separator: SafeHtml = noHtml): SafeHtml {
  return brand(parts.join(separator))
}

/**
 * The attributes of a start tag, each with a space before it. Null, undefined, false and an empty class leave the attribute out;
 * true writes it without a value. Names are literals of our own code and are checked all the same.
 */
export function attributes(values: Readonly<Record<string, AttributeValue>>): SafeHtml {
  let result = ''
  for (const name in values) {
    const value = values[name]
    if (value === null || value === undefined || value === false || (name === 'class' && value === '')) continue
    if (!attributeName.test(name)) throw new Error(`“${name}” cannot be the name of an attribute`)
    result += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  }
  return brand(result)
}
/** Event handlers and inline styles have no place in a page with a strict content-security policy. */
const attributeName = /^(?!on|style$)[a-z][a-z0-9:-]*$/i
