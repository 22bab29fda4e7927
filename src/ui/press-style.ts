/**
 * React Aria inserts a style element, which the Content-Security-Policy blocks (`style-src 'self'`), unless an element with
 * its id exists. This creates one; the rule itself (`touch-action`) is in the styles of the pressable components.
 */
export function claimPressStyle(): void {
  const id = 'react-aria-pressable-style'
  if (typeof document === 'undefined' || document.getElementById(id)) return
  const mark = document.createElement('template')
  mark.id = id
  document.head.append(mark)
}
