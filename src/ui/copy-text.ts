/**
 * Puts a text on the clipboard, and beside it the same with its italics for word processors where there is one; tells whether it could.
 * The older way serves where a site has no TLS, in tests and on local networks, and browsers that know no other.
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  const forms: [type: string, content: string][] = [['text/plain', text]]
  if (html !== undefined) forms.push(['text/html', html])
  try {
    const files = forms.map(([type, content]) => [type, new Blob([content], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(files))])
    return true
  } catch {
    return copyBySelection(forms)
  }
}

function copyBySelection(forms: readonly [type: string, content: string][]): boolean {
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    for (const [type, content] of forms) event.clipboardData?.setData(type, content)
  }
  document.addEventListener('copy', give)
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', give)
  }
}
