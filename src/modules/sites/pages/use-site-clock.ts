import { type WallClock, wallClockAt, zoneNameAt } from '../../../core/dates/wall-clock.ts'
import { useText } from '../text/text.tsx'
import { useSite } from './use-site.ts'

interface SiteClock {
  /** The day and the time of day at an instant, given as ISO 8601. */
  at(instant: string): WallClock
  /** The short name of the site's time zone at an instant. */
  zone(instant: string): string
  /** “05 Jan 2024, 09:30 UTC”, in the page's language. */
  inWords(instant: string): string
}

/** Times by the clock of the site: the server does not know the reader's. */
export function useSiteClock(): SiteClock {
  const timeZone = useSite()?.platform.timeZone ?? 'UTC'
  const { date, language } = useText()
  const at = (instant: string): WallClock => wallClockAt(instant, timeZone)
  const zone = (instant: string): string => zoneNameAt(instant, timeZone, language)
  const inWords = (instant: string): string => {
    const { day, time } = at(instant)
    return `${date(day)}, ${time} ${zone(instant)}`
  }
  return { at, zone, inWords }
}
