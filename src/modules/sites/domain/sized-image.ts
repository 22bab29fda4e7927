/** An image with its smaller versions, of which the browser loads the smallest that is sharp enough. */

export interface SizedImage {
  url: string
  width: number
  height: number
  /** The complete image with fewer pixels, narrowest first; left out where there is no such version. */
  smaller?: readonly { url: string; width: number }[]
}

/**
 * @param widest maximum width of the image on the page, in CSS pixels
 * @param from on narrower screens than this, the image is as wide as the screen
 * @returns attributes of an `img`, null where it has only one version
 */
export function sourcesOf(
  { url, width, smaller = [] }: SizedImage,
  widest: number,
  from?: number,
): { srcset: string; sizes: string } | null {
  if (smaller.length === 0) return null
  const shown = Math.min(widest, width)
  const forms = [...smaller, { url, width }]
  // In `srcset`, a space ends a URL and a comma ends an entry.
  const named = (url: string) => url.replaceAll(' ', '%20').replaceAll(',', '%2C')
  return {
    srcset: forms.map(form => `${named(form.url)} ${form.width}w`).join(', '),
    sizes: `(min-width: ${from ?? shown}px) ${shown}px, 100vw`,
  }
}
