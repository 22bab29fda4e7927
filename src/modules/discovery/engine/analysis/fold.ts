/** One written form for what readers take for the same word. */

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

/** Letters that are no letter with an accent to Unicode. */
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

/** The accents of alphabets; not the marks that make another sound of a Japanese or Thai letter. */
const accents = /[\u0300-\u036f]/gu
const notPlain = /[øßæœłđðþħıŋŧ]/gu
const onlyAscii = /^[\0-\x7f]*$/u
/** A Greek letter that stands alone between other letters or digits; two together are a Greek word. */
const loneGreek = /(?<!\p{Script=Greek})\p{Script=Greek}(?!\p{Script=Greek})/gu

/** In no German word, hence a beta that somebody could not type: `ß-lactam`, `TGFß1`. */
const falseBeta = /(?<!\p{L})ß|ß(?=\d)/gu

/** Lower case and compatibility forms made one (`ﬁ`, `２`, `²`), Greek letters of formulas by their names; accents stay, for stemmers. */
export function lowerCase(text: string): string {
  if (onlyAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(falseBeta, 'beta')
    .replace(loneGreek, letter => greekNames[letter.normalize('NFD').replace(accents, '')] ?? letter)
}

/** @param lower as `lowerCase` gives it */
export function removeAccents(lower: string): string {
  if (onlyAscii.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .replace(notPlain, letter => plainLetters[letter] ?? letter)
}

/** What readers take for the same text, for comparing beginnings: folded, with one space between words. */
export const normaliseForSearch = (text: string): string => removeAccents(lowerCase(text.toWellFormed())).replace(/\s+/gu, ' ').trim()
