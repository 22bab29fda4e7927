import { decodeHTMLStrict } from 'entities'

/**
 * The character of a named entity of the ISO and JATS sets; null where there is none of that name. HTML's names include almost all of them
 * (both come from ISO 8879, 9573-13 and W3C's XML entity definitions); the rest is Greek and JATS's own. `isIso`: the file names a DTD of
 * JATS or NLM, whose ISO 9573-13 swaps the two forms of phi and epsilon.
 */
export function characterOfEntity(name: string, isIso = false): string | null {
  const own = (isIso ? swappedInIso.get(name) : undefined) ?? beyondHtml.get(name)
  if (own !== undefined) return own
  if (name.startsWith('b.')) return boldGreek(name.slice(2))
  const reference = `&${name};`
  const character = decodeHTMLStrict(reference)
  return character === reference ? null : character
}

const swappedInIso = new Map<string, string>([
  ['epsi', 'ϵ'],
  ['epsiv', 'ε'],
  ['phi', 'ϕ'],
  ['phiv', 'φ'],
])

/** ISOgrk4: `b.alpha` is a bold alpha of Unicode's mathematical letters. Names and letters are HTML's except for two. */
function boldGreek(name: string): string | null {
  const letter = name === 'Upsi' ? 'Υ' : name === 'thetas' ? 'θ' : characterOfEntity(name)
  const code = letter?.codePointAt(0) ?? 0
  const symbol = 'ϵϑϰϕϱϖ'.indexOf(letter ?? ' ')
  if (symbol >= 0) return String.fromCodePoint(0x1d6dc + symbol)
  if (code >= 0x391 && code <= 0x3a9) return String.fromCodePoint(0x1d6a8 + code - 0x391)
  if (code >= 0x3b1 && code <= 0x3c9) return String.fromCodePoint(0x1d6c2 + code - 0x3b1)
  return letter
}

const beyondHtml = new Map<string, string>([
  ['gcaron', 'ǧ'],
  ['Hmacr', 'H̄'],
  ['franc', '₣'],
])
// ISOgrk1 and ISOgrk2: `agr`, `Agr`, `aacgr` …
const greek =
  'a:αΑ b:βΒ g:γΓ d:δΔ e:εΕ z:ζΖ ee:ηΗ th:θΘ i:ιΙ k:κΚ l:λΛ m:μΜ n:νΝ x:ξΞ o:οΟ p:πΠ r:ρΡ s:σΣ sf:ς t:τΤ u:υΥ ph:φΦ kh:χΧ ps:ψΨ oh:ωΩ ' +
  'aac:άΆ eac:έΈ eeac:ήΉ iac:ίΊ idia:ΐ idi:ϊΪ oac:όΌ uac:ύΎ udia:ΰ udi:ϋΫ ohac:ώΏ'
for (const entry of greek.split(' ')) {
  const [letters = '', characters = ''] = entry.split(':')
  const [small, capital] = characters
  const capitals = /^(ee|th|ph|kh|ps|oh)/.test(letters) ? 2 : 1
  if (small) beyondHtml.set(`${letters}gr`, small)
  if (capital) beyondHtml.set(`${letters.slice(0, capitals).toUpperCase()}${letters.slice(capitals)}gr`, capital)
}
