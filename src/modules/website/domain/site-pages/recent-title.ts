/**
 * Titles of recent articles are shown without text in brackets (specification, accounts.md section 9): “[version 2; peer review: 1
 * approved]”.
 * A title that is in brackets as a whole keeps them.
 */
export function recentTitle(title: string): string {
  let text = title
  // Removes the innermost brackets first.
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/\[[^[\]]*\]/g, '')
  }
  const left = text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?]$)/, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(left) ? left : title.trim()
}
