/** The number of characters that remain. Counted as for `maxlength`: UTF-16 units, a line break as one. Never negative. */
export function remainingCharacters(text: string, maxLength: number): number {
  return Math.max(0, maxLength - text.replaceAll('\r\n', '\n').length)
}

/**
 * The remaining number to announce: null while plenty remain, then the last threshold that was passed, so that screen readers announce it a
 * few
 * times and not at each key press.
 */
export function announcedRemaining(left: number, maxLength: number): number | null {
  const bounds = [0, 10, 20, 50, 100, Math.ceil(maxLength / 10)].toSorted((one, other) => one - other)
  return left > maxLength / 10 ? null : (bounds.find(bound => left <= bound) ?? null)
}
