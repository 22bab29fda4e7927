/**
 * React Aria writes a style element into the page, which the content security policy refuses (`style-src 'self'`), unless an element with
 * its id is there. This puts one there; the rule itself (`touch-action`) stands in the styles of the components that can be pressed.
 */
export function claimPressStyle(): void {
  const id = 'react-aria-pressable-style'
  if (typeof document === 'undefined' || document.getElementById(id)) return
  const mark = document.createElement('template')
  mark.id = id
  document.head.append(mark)
}
