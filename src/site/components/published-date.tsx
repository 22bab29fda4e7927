import { formatDate } from '../../domain/text/date.ts'

/** A date of publication, 'DD MMM YYYY' (specification, reading.md section 9). */
export function PublishedDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}
