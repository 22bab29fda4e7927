import { useSiteClock } from '../pages/use-site-clock.ts'
import { PublishedDate } from './published-date.tsx'

/** A day and a time of day. @param time ISO 8601 */
export function Moment({ time }: { time: string }) {
  const { inWords } = useSiteClock()
  return (
    // The browser may know other short names of months and time zones than the server does.
    <time dateTime={time} suppressHydrationWarning>
      {inWords(time)}
    </time>
  )
}

/** The day of an instant. @param time ISO 8601 */
export function DayOf({ time }: { time: string }) {
  return <PublishedDate date={useSiteClock().at(time).day} />
}
