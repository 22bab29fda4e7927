/** Pages whose path holds a secret: a link in an email, or the callback of an identity provider. */
import { splitLanguage } from '../core/text/languages.ts'

/** The prefixes of the site's routes; a test compares both. */
export const secretPaths = [
  '/updates/confirm/',
  '/login/confirm/',
  '/register/confirm/',
  '/password/reset/',
  '/my/confirm-address/',
  '/my/delete/',
  '/alerts/confirm/',
  '/alerts/preferences/',
  '/alerts/unsubscribe/',
] as const

/** The query of these paths holds the authorization code of an identity provider. */
const secretQueries = ['/login/back/', '/researcher-id/back']

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const secretPathOf = (url: string): string | undefined => {
  const path = decoded(splitLanguage(url).path.replace(/[?#].*$/s, ''))
  return secretPaths.find(prefix => path.startsWith(prefix))
}

/** @param url path and query */
export const hasSecret = (url: string): boolean => secretPathOf(url) !== undefined

/** For logs, this replaces the secret in a path by its name, and removes queries that hold a code. @param url path and query */
export function withoutSecrets(url: string): string {
  const prefix = secretPathOf(url)
  if (prefix !== undefined) return `${prefix}:secret`
  const [path = ''] = url.split('?')
  return secretQueries.some(each => splitLanguage(path).path.startsWith(each)) ? path : url
}
