import { useMemo } from 'react'
import { useSite } from '../../../sites/pages/use-site.ts'
import type { PublishingSetting } from '../../domain/site-pages/forms/publishing-entries.ts'

/**
 * The browser validates the time of a publication by these: the site's time zone, and the server's time when the page was made. The clock
 * of the browser may be wrong; what has passed since then, the server says.
 * @param now ISO 8601
 */
export function usePublishingSetting(now: string): PublishingSetting {
  const timeZone = useSite()?.platform.timeZone ?? 'UTC'
  return useMemo(() => ({ now: new Date(now), timeZone }), [now, timeZone])
}
