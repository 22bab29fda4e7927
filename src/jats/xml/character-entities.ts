import { decodeHTMLStrict } from 'entities'

/**
 * The character a named entity of the ISO and JATS sets stands for, null where there is none of that name.
 * HTML's names hold almost all of them (both come from ISO 8879, 9573-13 and W3C's XML entity definitions); the rest is Greek and JATS's own.
 */
export function characterOfEntity(name: string): string | null {
  const own = beyondHtml.get(name)
  if (own !== undefined) return own
  const reference = `&${name.replace(/^b\./, '')};`
  const character = decodeHTMLStrict(reference)
  return character === reference ? null : character
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
