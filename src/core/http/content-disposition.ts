/** The header Content-Disposition (RFC 6266), with a name in any letters. @param how `inline`: shown where the browser can */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  return `${how}; filename*=UTF-8''${encodeName(name)}`
}

/** RFC 8187. The name may come from whoever wrote the address; a browser takes no path from it. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, each => `%${each.charCodeAt(0).toString(16)}`)
