import { useSyncExternalStore } from 'react'
import type { Consent } from '../domain/consent/consent.ts'
import { type ConsentState, currentConsent, subscribeToConsent, unknownConsent } from './consent-store.ts'

export const useConsentState = (): ConsentState => useSyncExternalStore(subscribeToConsent, currentConsent, () => unknownConsent)

/** The reader's consent; only the essential category until it is known. Check a category with `allows` of domain/consent. */
export const useConsent = (): Consent => useConsentState().consent
