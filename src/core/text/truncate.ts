/** Cutting text for titles and descriptions (specification, reading.md sections 5 and 9). Limits are in characters as JavaScript counts them. */

const titleLimit = 70
const descriptionLimit = 160
const ellipsis = '…'

/**
 * The text, cut at the last space before the limit and with an ellipsis where it is longer. The ellipsis counts:
 * the result is never longer than `limit`. A first word that is too long by itself is cut inside.
 */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const room = limit - ellipsis.length
  if (room < 1) return ellipsis.slice(0, Math.max(0, limit))
  const lastSpace = text.lastIndexOf(' ', room)
  const cut = lastSpace > 0 ? text.slice(0, lastSpace) : text.slice(0, room).replace(halfCharacter, '')
  return cut.replace(openEnd, '') + ellipsis
}
const halfCharacter = /[\uD800-\uDBFF]$/
const openEnd = /[\s,;:–-]+$/

/** The title of a page: what it is about, cut so that it and the platform's suffix stay within 70 characters. */
export function pageTitle(title: string, suffix: string): string {
  return truncate(title, Math.max(titleLimit - suffix.length, 1)) + suffix
}

/** The description of a page for search engines: at most 160 characters. */
export function pageDescription(text: string): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), descriptionLimit)
}
