import { useEffect, useState } from 'react'
import { useConsent } from '../../consent/use-consent.ts'
import { allows } from '../../domain/consent/consent.ts'
import type { OutsideService } from '../../domain/outside-services.ts'

/** A script is loaded once per document. */
const fetched = new Map<string, Promise<void>>()

function fetchScript(url: string): Promise<void> {
  const loading =
    fetched.get(url) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error(`${url} was not loaded.`)))
      document.head.append(script)
    })
  fetched.set(url, loading)
  // A failed load is forgotten, so that the next use tries again.
  loading.catch(() => fetched.delete(url))
  return loading
}

/** `requested`: the reader has not consented to the service's category, and nothing of it is loaded. */
export type OutsideState = 'asked' | 'loading' | 'ready' | 'failed'

export function useOutsideScript(service: OutsideService | null): OutsideState {
  const consent = useConsent()
  const url = service !== null && allows(consent, service.category) ? service.script : null
  const [known, setKnown] = useState<{ url: string; state: 'ready' | 'failed' } | null>(null)
  useEffect(() => {
    if (url === null) return
    let isExpired = false
    const report = (state: 'ready' | 'failed') => {
      if (!isExpired) setKnown({ url, state })
    }
    fetchScript(url).then(
      () => report('ready'),
      () => report('failed'),
    )
    return () => {
      isExpired = true
    }
  }, [url])
  if (url === null) return 'asked'
  return known?.url === url ? known.state : 'loading'
}
