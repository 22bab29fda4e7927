/** The distance between a box and its control, and between a box and the edge of the screen. */
const gap = 8

/**
 * The shift that brings a box from `start` to `end` into the view, with `margin` on either side; all in CSS pixels. A box that is too wide
 * keeps its start.
 */
export function shiftIntoView(start: number, end: number, viewWidth: number, margin: number): number {
  const shift = Math.min(0, viewWidth - margin - end)
  return start + shift < margin ? margin - start : shift
}

/**
 * Whether a box should open above its control: it fits there, and does not fit beneath.
 * @param control its top and bottom on the screen. All in CSS pixels
 */
export function hangsAbove(control: { top: number; bottom: number }, height: number, viewHeight: number): boolean {
  return control.bottom + height > viewHeight && height <= control.top
}

/** Shifts a box sideways until all of it is on the screen. */
export function keepInView(box: HTMLElement): void {
  box.style.translate = ''
  const { left, right } = box.getBoundingClientRect()
  // Calculated from the full width, because a hidden box may be rendered at none.
  const [middle, half] = [(left + right) / 2, box.offsetWidth / 2]
  const shift = shiftIntoView(middle - half, middle + half, document.documentElement.clientWidth, gap)
  if (shift !== 0) box.style.translate = `${shift}px 0`
}

/** Marks a box with `data-above` where it is to hang above what it is placed by. */
export function chooseSide(box: HTMLElement): void {
  const place = box.offsetParent?.getBoundingClientRect()
  if (place) box.toggleAttribute('data-above', hangsAbove(place, box.offsetHeight + gap, document.documentElement.clientHeight))
}
