import { useEffect } from 'react'
import { useHref, useNavigate, useNavigation } from 'react-router'

/**
 * Removes repeated slashes from client-side navigations, keeping query and hash (specification, reading.md section 2.5); the server
 * redirects requests itself (core/http/pages/regular-address.ts).
 */
export function RegularNavigation() {
  const target = useNavigation().location
  const navigate = useNavigate()
  const base = useHref('/')
  useEffect(() => {
    if (target === undefined || !target.pathname.includes('//')) return
    const path = target.pathname.replace(/\/{2,}/g, '/')
    const pathname = base !== '/' && path.startsWith(`${base}/`) ? path.slice(base.length) : path
    void navigate({ pathname, search: target.search, hash: target.hash })
  }, [target, navigate, base])
  return null
}
