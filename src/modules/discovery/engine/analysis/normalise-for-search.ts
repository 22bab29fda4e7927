/** Normalises spellings that readers consider the same word. */

const greekNames: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
}

/** Letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
}

/** Accents of alphabets, without the marks that change the sound of a Japanese or Thai letter. */
const accents = /[\u0300-\u036f]/gu
const notPlain = /[øßæœłđðþħıŋŧ]/gu
const onlyAscii = /^[\0-\x7f]*$/u
/** A single Greek letter among other letters or digits; two together are a Greek word. */
const loneGreek = /(?<!\p{Script=Greek})\p{Script=Greek}(?!\p{Script=Greek})/gu

/** Positions where German has no ß, so that it replaces a beta: `ß-lactam`, `TGFß1`. */
const falseBeta = /(?<!\p{L})ß|ß(?=\d)/gu

/**
 * Lower-cases, normalises compatibility forms (`ﬁ`, `２`, `²`) and spells out Greek letters of formulas; stemmers need the accents, so they
 * stay.
 */
export function lowerCase(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(falseBeta, 'beta')
    .replace(loneGreek, letter => greekNames[letter.normalize('NFD').replace(accents, '')] ?? letter)
}

/** @param lower a result of `lowerCase` */
export function removeAccents(lower: string): string {
  if (onlyAscii.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(notPlain, letter => plainLetters[letter] ?? letter)
}

/** Normalises a text for comparing prefixes: folded, with single spaces between words. */
export const normaliseForSearch = (text: string): string => removeAccents(lowerCase(text.toWellFormed())).replace(/\s+/gu, ' ').trim()
