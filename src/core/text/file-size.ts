import { formatDecimal } from './number.ts'

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const base = 1024

/** A file's size in the largest unit in which it is at least 1, with up to two decimals after the language's own sign (specification, reading.md section 9). */
export function formatFileSize(bytes: number, locale = 'en'): string {
  let value = bytes
  let unit = 0
  // Compared after rounding, so that a byte less than a megabyte is “1 MB” and not “1024 KB”.
  while (round(value) >= base && unit < units.length - 1) {
    value /= base
    unit += 1
  }
  return `${formatDecimal(round(value), locale)} ${units[unit]}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
