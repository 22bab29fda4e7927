import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { useConsent } from '../../sites/consent/use-consent.ts'
import { allowsMetrics } from '../../sites/domain/consent/consent.ts'
import { isCountedPage } from '../domain/address.ts'

export interface ViewedItem {
  contentId: number
  contentType: ContentType
  /** Null for items without versions. */
  versionNumber: number | null
  /** The report on the article whose own page the reader sees. */
  reportId?: number | undefined
}

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
