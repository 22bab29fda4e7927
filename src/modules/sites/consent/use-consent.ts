import { useSyncExternalStore } from 'react'
import type { Consent } from '../domain/consent/consent.ts'
import { type ConsentState, currentConsent, subscribeToConsent, unknownConsent } from './consent-store.ts'

export const useConsentState = (): ConsentState => useSyncExternalStore(subscribeToConsent, currentConsent, () => unknownConsent)

/** What the visitor agrees to; nothing but what is essential until that is known. Ask it with `allows` of domain/consent. */
export const useConsent = (): Consent => useConsentState().consent
