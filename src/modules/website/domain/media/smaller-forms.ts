/** Smaller versions of images in the media library, with WordPress's names, so that its clients can use them. */

export interface SmallerForm {
  name: string
  width: number
  height: number
  /** Whether the image is cropped from its centre to fill the size, instead of fitting into it. */
  isCut: boolean
}

/** Pixels of each side of the square thumbnail. */
const thumbnail = 150
/** The maximum sizes of the versions; the height of `medium_large` is not limited. */
const fitted = [
  { name: 'medium', width: 300, height: 300 },
  { name: 'medium_large', width: 768, height: Number.POSITIVE_INFINITY },
  { name: 'large', width: 1024, height: 1024 },
  { name: '1536x1536', width: 1536, height: 1536 },
  { name: '2048x2048', width: 2048, height: 2048 },
] as const

/** Maximum pixels of either side, as in WordPress: more than any page shows. */
export const maxSide = 2560

interface Size {
  width: number
  height: number
}

/** Scales a size down to fit into another; it never grows. */
export function fitInto({ width, height }: Size, within: Size): Size {
  const scale = Math.min(1, within.width / width, within.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Lists the versions that are smaller than the image, narrowest first. @param image displayed size in pixels */
export function smallerForms(image: Size): SmallerForm[] {
  const { width, height } = image
  const cut = { name: 'thumbnail', width: Math.min(thumbnail, width), height: Math.min(thumbnail, height), isCut: true }
  const whole = fitted
    .filter(form => form.width < width || form.height < height)
    .map(form => ({ name: form.name, ...fitInto(image, form), isCut: false }))
  return [...(width > thumbnail || height > thumbnail ? [cut] : []), ...whole]
}
