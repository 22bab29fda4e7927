/** How far a box from `start` to `end` must move to lie within the view, with `margin` on either side; all in CSS pixels. Too wide a box keeps its start. */
export function shiftIntoView(start: number, end: number, viewWidth: number, margin: number): number {
  const shift = Math.min(0, viewWidth - margin - end)
  return start + shift < margin ? margin - start : shift
}

/** Moves a box that hangs from a control sideways until all of it is on the screen. */
export function keepInView(box: HTMLElement): void {
  box.style.translate = ''
  const { left, right } = box.getBoundingClientRect()
  // Its whole width, though it may be drawn at none while it is hidden.
  const [middle, half] = [(left + right) / 2, box.offsetWidth / 2]
  const shift = shiftIntoView(middle - half, middle + half, document.documentElement.clientWidth, 8)
  if (shift !== 0) box.style.translate = `${shift}px 0`
}
