/** Recognises countries in affiliations. */

/** Names in use that differ from those in the Unicode CLDR. */
const otherNames: Readonly<Record<string, string>> = {
  usa: 'US',
  us: 'US',
  'u s a': 'US',
  'united states of america': 'US',
  'the united states': 'US',
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'great britain': 'GB',
  'people s republic of china': 'CN',
  'p r china': 'CN',
  'pr china': 'CN',
  'republic of korea': 'KR',
  korea: 'KR',
  'russian federation': 'RU',
  'the netherlands': 'NL',
  holland: 'NL',
  'czech republic': 'CZ',
  turkey: 'TR',
  'ivory coast': 'CI',
  'viet nam': 'VN',
  'islamic republic of iran': 'IR',
  'hong kong': 'HK',
  macau: 'MO',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
  burma: 'MM',
  swaziland: 'SZ',
  macedonia: 'MK',
  'cape verde': 'CV',
  'the gambia': 'GM',
  'the bahamas': 'BS',
  brasil: 'BR',
  'united republic of tanzania': 'TZ',
  palestine: 'PS',
  'bosnia and herzegovina': 'BA',
  'east timor': 'TL',
  'papua new guinea': 'PG',
  'saint lucia': 'LC',
  españa: 'ES',
  méxico: 'MX',
  deutschland: 'DE',
  österreich: 'AT',
}

let codes: ReadonlyMap<string, string> | null = null

/** The ISO 3166-1 alpha-2 code of a country's name in English (or one of its common other names); null for other text. */
export function countryCode(name: string): string | null {
  codes ??= readCodes()
  return codes.get(keyOf(name)) ?? null
}

function readCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const found = new Map(Object.entries(otherNames).map(([name, code]) => [keyOf(name), code]))
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second
      const name = names.of(code)
      // CLDR also names codes that are not countries: groupings, withdrawn and private ones.
      if (name && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !notCountries.has(code)) found.set(keyOf(name), code)
    }
  }
  return found
}

const notCountries: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'])

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
}
