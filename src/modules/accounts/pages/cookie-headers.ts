import { privateHeaders } from '../../sites/pages/guard.ts'

/** Headers of a private response with the cookies that it sets. @param setCookies values of Set-Cookie */
export function withCookies(setCookies: readonly string[]): Headers {
  const headers = new Headers(privateHeaders)
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie)
  return headers
}
