/** Puts a text on the clipboard; tells whether it could. The older way serves where a site has no TLS, in tests and on local networks. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copyBySelection(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', give)
  try {
    return document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', give)
  }
}
