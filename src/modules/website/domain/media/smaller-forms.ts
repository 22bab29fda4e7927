/** The smaller forms of an image of the media library, by the names that WordPress has for them: whoever reads the one can read the other. */

export interface SmallerForm {
  name: string
  width: number
  height: number
  /** Cut to its size from the middle, rather than shown whole. */
  isCut: boolean
}

/** The thumbnail is a square of as many pixels. */
const thumbnail = 150
/** What a form is fitted into; `medium_large` may be as high as it is. */
const fitted = [
  { name: 'medium', width: 300, height: 300 },
  { name: 'medium_large', width: 768, height: Number.POSITIVE_INFINITY },
  { name: 'large', width: 1024, height: 1024 },
  { name: '1536x1536', width: 1536, height: 1536 },
  { name: '2048x2048', width: 2048, height: 2048 },
] as const

/** An image is kept no longer than this on either side, in pixels, as WordPress does it: more than any page shows. */
export const maxSide = 2560

interface Size {
  width: number
  height: number
}

/** The size of an image fitted into another, never larger than it is. */
export function fitInto({ width, height }: Size, within: Size): Size {
  const scale = Math.min(1, within.width / width, within.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Narrowest first; only what is smaller than the image. @param image in pixels, as it is shown */
export function smallerForms(image: Size): SmallerForm[] {
  const { width, height } = image
  const cut = { name: 'thumbnail', width: Math.min(thumbnail, width), height: Math.min(thumbnail, height), isCut: true }
  const whole = fitted
    .filter(form => form.width < width || form.height < height)
    .map(form => ({ name: form.name, ...fitInto(image, form), isCut: false }))
  return [...(width > thumbnail || height > thumbnail ? [cut] : []), ...whole]
}
