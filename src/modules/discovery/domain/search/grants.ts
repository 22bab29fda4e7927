/** Reads grants as readers search for them: by number, and by the project's acronym. */

export interface Grant {
  /** Empty where the source has none. */
  acronym: string
  number: string
}

/**
 * Separates a number from the acronym after it: “814975 (SEMIGROUP)”, “825753 [project ERINHA-Advance]”, “No. 101060679, acronym
 * ‘REBUILD’”.
 */
const opening = /^\s*[,;:]?\s*(?:(?:project|acronym)\s*:?\s*)?[([“”‘’"'«]\s*(?:(?:project|acronym)\s*:?\s*)?/iu
const named = /^[,;:]?\s*acronym\s*:?\s*/iu
const acronym = /^[\p{L}\p{N}][\p{L}\p{N}+&._/-]{1,39}/u
/** Acronyms such as “EcoPOST” and “H2020” have several capitals; an ordinary word has at most one, at its beginning. */
const hasCapitals = (word: string): boolean => (word.match(/\p{Lu}/gu) ?? []).length >= 2

/** @param funding the source's funding statement, which may give a project's acronym after the number of its grant */
export function readGrants(numbers: readonly string[], funding: string): Grant[] {
  const once = [...new Set(numbers.map(number => number.trim()).filter(number => number !== ''))]
  return once.map(number => ({ number, acronym: acronymBehind(number, funding) ?? '' }))
}

function acronymBehind(number: string, text: string): string | null {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + number.length)) {
    const rest = text.slice(at + number.length, at + number.length + 100)
    const begin = opening.exec(rest) ?? named.exec(rest.trimStart())
    if (begin === null) continue
    const word = acronym.exec((rest.startsWith(begin[0]) ? rest : rest.trimStart()).slice(begin[0].length))?.[0].replace(/[._/-]+$/, '')
    if (word !== undefined && hasCapitals(word) && !numberLike(word)) return word
  }
  return null
}

/** Another grant's number in brackets, such as “(MR/K501311/1)” or “(ERC-2017-STG)”, is no acronym. */
const numberLike = (word: string): boolean => /\d{4,}|\//.test(word)
