/** Months as 'YYYY-MM', in UTC. */

/** Uses by month are not collected before this one (specification, reading.md section 9). */
export const firstMonth = '2021-04'

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7)

export function isMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text)
}

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${String(year + 1).padStart(4, '0')}-01` : `${month.slice(0, 4)}-${String(number + 1).padStart(2, '0')}`
}

/** Every month from one to the other, both among them; none where the first is the later, and none before collecting began. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = []
  for (let month = from < firstMonth ? firstMonth : from; month <= to; month = nextMonth(month)) months.push(month)
  return months
}
