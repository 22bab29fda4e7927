/** What is left of a text's limit. Counted as `maxlength` is: UTF-16, a line's end as one. Never below nothing. */
export function remainingCharacters(text: string, maxLength: number): number {
  return Math.max(0, maxLength - text.replaceAll('\r\n', '\n').length)
}

/**
 * What is left, as it is worth saying aloud: nothing while there is plenty, then the last bound that was passed, so that a reader who
 * listens is told a few times and not at each letter.
 */
export function announcedRemaining(left: number, maxLength: number): number | null {
  const bounds = [0, 10, 20, 50, 100, Math.ceil(maxLength / 10)].toSorted((one, other) => one - other)
  return left > maxLength / 10 ? null : (bounds.find(bound => left <= bound) ?? null)
}
