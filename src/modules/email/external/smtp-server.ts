/** Parses the URL of a mail server: `smtp://user:password@host:587`, or `smtps://…` for TLS from the start. */

export interface SmtpServer {
  host: string
  port: number
  /** from-start: `smtps`. required: STARTTLS before anything else. never: for this machine, or with `?tls=never`. */
  tls: 'from-start' | 'required' | 'never'
  /** Null where the server needs no sign-in. */
  login: { user: string; password: string } | null
}

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Null for an invalid URL. */
export function readSmtpServer(smtpUrl: string): SmtpServer | null {
  const url = URL.parse(smtpUrl)
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '' || !['', '/'].includes(url.pathname)) return null
  const { tls, ...unknown } = Object.fromEntries(url.searchParams)
  if (Object.keys(unknown).length > 0 || !['required', 'never', undefined].includes(tls)) return null
  const encrypted = url.protocol === 'smtps:'
  if (encrypted && tls === 'never') return null
  const user = decoded(url.username)
  const password = decoded(url.password)
  if (user === null || password === null) return null
  const byDefault = thisMachine.test(url.hostname) ? 'never' : 'required'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (encrypted ? 465 : 587) : Number(url.port),
    tls: encrypted ? 'from-start' : tls === 'required' || tls === 'never' ? tls : byDefault,
    login: user === '' ? null : { user, password },
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
