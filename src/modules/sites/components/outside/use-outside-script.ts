import { useEffect, useState } from 'react'
import { useConsent } from '../../consent/use-consent.ts'
import { allows } from '../../domain/consent/consent.ts'
import type { OutsideService } from '../../domain/outside-services.ts'

/** A script is loaded once per document. */
const fetched = new Map<string, Promise<void>>()

function fetchScript(address: string): Promise<void> {
  const loading =
    fetched.get(address) ??
    new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = address
      script.async = true
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => reject(new Error(`${address} was not loaded.`)))
      document.head.append(script)
    })
  fetched.set(address, loading)
  // A failed load is forgotten, so that the next use tries again.
  loading.catch(() => fetched.delete(address))
  return loading
}

/** `requested`: the reader has not consented to the service's category, and nothing of it is loaded. */
export type OutsideState = 'asked' | 'loading' | 'ready' | 'failed'

export function useOutsideScript(service: OutsideService | null): OutsideState {
  const consent = useConsent()
  const address = service !== null && allows(consent, service.category) ? service.script : null
  const [known, setKnown] = useState<{ address: string; state: 'ready' | 'failed' } | null>(null)
  useEffect(() => {
    if (address === null) return
    let isExpired = false
    const report = (state: 'ready' | 'failed') => {
      if (!isExpired) setKnown({ address, state })
    }
    fetchScript(address).then(
      () => report('ready'),
      () => report('failed'),
    )
    return () => {
      isExpired = true
    }
  }, [address])
  if (address === null) return 'asked'
  return known?.address === address ? known.state : 'loading'
}
