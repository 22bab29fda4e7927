/** Numbers as a language writes them. */

/** The number has the locale's grouping and decimal sign: 12,345.6 in English, 12.345,6 in German. At most three decimals. */
export function formatNumber(value: number, locale = 'en'): string {
  return formatOf(locale, true).format(value)
}

/** The number has the locale's decimal sign and no grouping, for a number before a unit. */
export function formatDecimal(value: number, locale = 'en'): string {
  return formatOf(locale, false).format(value)
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, useGrouping: boolean): Intl.NumberFormat {
  const key = `${locale} ${useGrouping}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, useGrouping ? {} : { useGrouping: false })
  formats.set(key, known)
  return known
}
