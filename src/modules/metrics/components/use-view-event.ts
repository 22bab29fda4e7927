import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../../sites/consent/use-consent.ts'
import { allowsMetrics } from '../../sites/domain/consent/consent.ts'
import { isCountedPage } from '../domain/path.ts'
import type { ViewedItem } from './viewed-item.ts'

/** A shorter visit counts as no view (specification, reading.md section 9). Milliseconds. */
const delay = 100

/** Reports a view: for readers who consent, also if they do so while reading, and never for a preview. */
export function useViewEvent({ contentId, contentType, versionNumber, reportId }: ViewedItem): void {
  const { pathname } = useLocation()
  const isCounted = allowsMetrics(useConsent()) && isCountedPage(pathname)
  useEffect(() => {
    if (!isCounted) return
    const timer = setTimeout(() => {
      // A script that cannot be had is no reason to trouble the reader.
      void import('./send-view.ts')
        .then(({ sendView }) => sendView({ contentId, contentType, versionNumber, reportId }))
        .catch(() => undefined)
    }, delay)
    return () => clearTimeout(timer)
  }, [isCounted, contentId, contentType, versionNumber, reportId])
}
