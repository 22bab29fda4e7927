/** Puts a citation on the clipboard twice: with its italics for word processors, and plain for everything else. */
export async function copyCitation({ html, text }: { html: string; text: string }): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text)
  const flavour = (type: string, content: string) => ({ [type]: new Blob([content], { type }) })
  await navigator.clipboard.write([new ClipboardItem({ ...flavour('text/html', html), ...flavour('text/plain', text) })])
}

/** For a browser that lets no page near its clipboard: one keystroke is left to do. */
export function selectText(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}
