import { useText } from '../text/text.tsx'

/** A date of publication, 'DD MMM YYYY' in English (specification, reading.md section 9). */
export function PublishedDate({ date }: { date: string }) {
  const text = useText()
  // The browser may know other short names of months than the server does.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {text.date(date)}
    </time>
  )
}
