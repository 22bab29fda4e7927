/**
 * MathML Core supports only `normal` of `mathvariant`. Letters in double-struck, script and fraktur become their own Unicode characters;
 * weights and slopes stay as the attribute, which a style sheet can show and which keeps the text searchable.
 */
const alphabets: Readonly<Record<string, { capital: number; small: number; digit: number | null }>> = {
  'double-struck': { capital: 0x1d538, small: 0x1d552, digit: 0x1d7d8 },
  script: { capital: 0x1d49c, small: 0x1d4b6, digit: null },
  'bold-script': { capital: 0x1d4d0, small: 0x1d4ea, digit: null },
  fraktur: { capital: 0x1d504, small: 0x1d51e, digit: null },
  'bold-fraktur': { capital: 0x1d56c, small: 0x1d586, digit: null },
}

/** Letters that Unicode had before the alphabets, which therefore lack them. */
const exceptions: Readonly<Record<string, string>> = {
  'double-struck': 'CℂHℍNℕPℙQℚRℝZℤ',
  script: 'BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ',
  fraktur: 'CℭHℌIℑRℜZℨ',
}

/** The single letter or digit in the alphabet of `variant`; null where the text stays unchanged. */
export function styledLetters(text: string, variant: string | null): string | null {
  const alphabet = variant === null ? undefined : alphabets[variant]
  if (!alphabet || variant === null || !/^[A-Za-z0-9]$/.test(text)) return null
  const [pairs = ''] = [exceptions[variant]]
  const letters = [...pairs]
  const known = letters.findIndex((letter, index) => index % 2 === 0 && letter === text)
  if (known !== -1) return letters[known + 1] ?? null
  const code = text.charCodeAt(0)
  if (code >= 97) return String.fromCodePoint(alphabet.small + code - 97)
  if (code >= 65) return String.fromCodePoint(alphabet.capital + code - 65)
  return alphabet.digit === null ? null : String.fromCodePoint(alphabet.digit + code - 48)
}
