/** The header Content-Disposition (RFC 6266), with a file name in any script. @param how `inline`: shown if the browser can */
export function contentDisposition(how: 'inline' | 'attachment', name: string): string {
  return `${how}; filename*=UTF-8''${encodeName(name)}`
}

/** Encodes by RFC 8187. The name may be anybody's; browsers ignore a path in it. */
const encodeName = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, each => `%${each.charCodeAt(0).toString(16)}`)
