/** The keys that move focus through a list, by the ARIA authoring practices. */
export interface ListKeys {
  /** Keys of a list that runs along the line, of one that runs down the page, or of one that may do either. */
  orientation: 'horizontal' | 'vertical'
  /** Whether the end continues at the beginning. */
  wraps: boolean
  /** In right-to-left text the left arrow moves forward. */
  rightToLeft?: boolean
}

/**
 * The index of the item that a key moves the focus to; null where the list does not handle the key.
 * `index` is -1 while no item has focus: then the first key moves to the first item, or to the last.
 */
export function indexAfterKey(
  key: string,
  index: number,
  count: number,
  { orientation, wraps, rightToLeft = false }: ListKeys,
): number | null {
  if (count === 0) return null
  const [back, on] =
    orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : rightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  const last = count - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case on:
      return index < last ? index + 1 : wraps ? 0 : last
    case back:
      return index > 0 ? index - 1 : wraps || index < 0 ? last : 0
    default:
      return null
  }
}
