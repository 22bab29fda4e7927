/**
 * Reports a change of a form that raises no event of a field, such as rows that were added, removed or moved, to whatever listens for the
 * changes of its fields.
 */
export function reportChange(element: Element): void {
  element.dispatchEvent(new Event('change', { bubbles: true }))
}
