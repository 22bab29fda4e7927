/** An image as a browser is told of it: the browser takes the smallest form that fills the place. */

export interface SizedImage {
  url: string
  width: number
  height: number
  /** The whole image again with fewer pixels, narrowest first; left out where there is none. */
  smaller?: readonly { url: string; width: number }[]
}

/**
 * @param widest how wide the place is at most, in CSS pixels
 * @param from on a screen that is narrower than this, the place is as wide as the screen
 * @returns attributes of an `img`, null where it has one form
 */
export function sourcesOf(
  { url, width, smaller = [] }: SizedImage,
  widest: number,
  from?: number,
): { srcset: string; sizes: string } | null {
  if (smaller.length === 0) return null
  const shown = Math.min(widest, width)
  const forms = [...smaller, { url, width }]
  // In an address a space would end it, and a comma the entry.
  const named = (address: string) => address.replaceAll(' ', '%20').replaceAll(',', '%2C')
  return {
    srcset: forms.map(form => `${named(form.url)} ${form.width}w`).join(', '),
    sizes: `(min-width: ${from ?? shown}px) ${shown}px, 100vw`,
  }
}
