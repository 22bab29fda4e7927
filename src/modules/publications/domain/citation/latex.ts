/**
 * Escapes text for LaTeX. Accented Latin letters become commands in braces, because BibTeX, which reads bytes, shortens and sorts names;
 * other scripts stay in UTF-8.
 */

const symbols: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\\': '{\\textbackslash}',
    // BibTeX counts braces even after a backslash.
    '{': '{\\textbraceleft}',
    '}': '{\\textbraceright}',
    $: '\\$',
    '&': '\\&',
    '%': '\\%',
    '#': '\\#',
    _: '\\_',
    '~': '{\\textasciitilde}',
    '^': '{\\textasciicircum}',
    '<': '{\\textless}',
    '>': '{\\textgreater}',
    '|': '{\\textbar}',
    '"': '{\\textquotedbl}',
    '–': '--',
    '—': '---',
    '‘': '`',
    '’': "'",
    '“': '``',
    '”': "''",
    '…': '{\\ldots}',
    '\u00a0': '~',
    ß: '{\\ss}',
    æ: '{\\ae}',
    Æ: '{\\AE}',
    œ: '{\\oe}',
    Œ: '{\\OE}',
    ø: '{\\o}',
    Ø: '{\\O}',
    ł: '{\\l}',
    Ł: '{\\L}',
    ı: '{\\i}',
  }),
)

const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\u0300': '`',
    '\u0301': "'",
    '\u0302': '^',
    '\u0303': '~',
    '\u0308': '"',
    '\u0304': '=',
    '\u0307': '.',
    '\u030a': 'r',
    '\u030c': 'v',
    '\u030b': 'H',
    '\u0306': 'u',
    '\u0327': 'c',
    '\u0328': 'k',
    '\u0323': 'd',
  }),
)

/** Escapes text for a field in braces, so that nothing in it ends the field, comments out its line, or starts a command. */
export function latexText(text: string): string {
  return Array.from(text.normalize('NFC'), latexCharacter).join('')
}

function latexCharacter(character: string): string {
  const symbol = symbols.get(character)
  if (symbol !== undefined) return symbol
  const [letter = '', mark = '', ...more] = character.normalize('NFD')
  const accent = accents.get(mark)
  if (accent === undefined || more.length > 0 || !/[a-z]/i.test(letter)) return character
  return `{\\${accent}${/[a-z]/i.test(accent) ? `{${letter}}` : letter}}`
}
