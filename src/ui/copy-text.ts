/**
 * Copies a text to the clipboard, if possible with an HTML version for the italics in word processors; returns whether it succeeded.
 * The older method serves sites without TLS (tests, local networks), and browsers without the newer one.
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
