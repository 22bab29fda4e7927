import { useText } from '../text/text.tsx'

/** A day and a time of day, by the clock of Greenwich: the server does not know the reader's. */
export function Moment({ time }: { time: string }) {
  const { date } = useText()
  return (
    // The browser may know other short names of months than the server does.
    <time dateTime={time} suppressHydrationWarning>
      {date(time.slice(0, 10))}, {time.slice(11, 16)} UTC
    </time>
  )
}
