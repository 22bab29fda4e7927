import { formatDecimal } from './number.ts'

const thousand = 1_000
const million = 1_000_000

/** A count as a card shows it: as it is below 1000, then 1K, 1.5K, 2M (specification, reading.md section 9). One decimal at most, with the language's own sign before it. */
export function abbreviateNumber(count: number, locale = 'en'): string {
  if (Math.abs(count) < thousand) return formatDecimal(count, locale)
  const thousands = roundToTenth(count / thousand)
  return Math.abs(thousands) < thousand
    ? `${formatDecimal(thousands, locale)}K`
    : `${formatDecimal(roundToTenth(count / million), locale)}M`
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
