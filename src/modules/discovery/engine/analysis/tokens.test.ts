import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenize } from './tokens.ts'

/** Prints words with their positions; a whole compound is in brackets. */
const written = (text: string): string =>
  tokenize(text)
    .map(({ folded, position, role }) =>
      role === 'whole' ? `[${folded}]${position}` : `${folded}${position > 9 ? `@${position}` : position}`,
    )
    .join(' ')

test.each([
  ['lower case', 'The Heart', 'the1 heart2'],
  ['accents', 'Étude à Łódź: Ångström, naïve façade', 'etude1 a2 lodz3 angstrom4 naive5 facade6'],
  ['letters without a plain half', 'Øre Straße Æther cœur', 'ore1 strasse2 aether3 coeur4'],
  ['capital of ß and dotless i', 'STRAẞE Iğdır İzmir', 'strasse1 igdir2 izmir3'],
  ['compatibility forms', 'ﬁbre ２０１９ H₂O', 'fibre1 20192 h2o3'],
  ['a hyphen', 'IL-6 level', '[il6]1 il1 62 level3'],
  ['other hyphens', 'COVID‐19 COVID‑19 COVID–19', '[covid19]1 covid1 192 [covid19]3 covid3 194 [covid19]5 covid5 196'],
  ['a slash', 'p53/MDM2', '[p53mdm2]1 p531 mdm22'],
  ['a dash between clauses', 'old—new', 'old1 new2'],
  ['Greek letters of formulas', 'β-catenin, TNFα and µm', '[betacatenin]1 beta1 catenin2 tnfalpha3 and4 mum5'],
  ['Greek words', 'Καρδιά', 'καρδια1'],
  ['apostrophes', "Alzheimer's O’Brien don't", 'alzheimer1 obrien2 dont3'],
  ['elided articles', "l'étude dell’arte d'Arcy", 'etude1 arte2 arcy3'],
  ['numbers', '1,234,567 of 3.5 in 10-20', '12345671 of2 3.53 in4 [1020]5 105 206'],
  ['initials', 'U.S.A. e.g. J.R. Smith', 'usa1 eg2 jr3 smith4'],
  ['a sentence without a space', 'end.Next', '[endnext]1 end1 next2'],
  ['Japanese', '東京大学で研究する', '東京1 大学2 で3 研究4 する5'],
  ['Japanese sounds keep their marks', 'ガイド', 'ガイド1'],
  ['Chinese', '人工智能的研究', '人工1 智能2 的3 研究4'],
  ['Thai', 'การวิจัยทางการแพทย์', 'การ1 วิจัย2 ทางการ3 แพทย์4'],
  ['scripts side by side', 'COVID-19患者', '[covid19]1 covid1 192 患者3'],
  ['nothing', ' \0 — !!! ’’ -- \ud800 ', ''],
  ['accents without a letter', '\u2190\u0338 a \u0301-\u0302', 'a1'],
])('a text is split into tokens: %s', (_, text, expected) => {
  expect(written(text)).toBe(expected)
})

test('a long compound is indexed by its parts only, and a long word is cut', () => {
  expect(tokenize('a1-b2-c3-d4-e5-f6-g7-h8-i9').map(({ role }) => role)).toEqual(Array(9).fill('part'))
  expect(tokenize('x'.repeat(5000)).map(({ folded }) => folded.length)).toEqual([64])
})

test('each token has its position in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), text => {
      let last = 0
      for (const { from, to, position, folded, role } of tokenize(text)) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(text.length)
        expect(to).toBeGreaterThan(from)
        expect(folded).toMatch(/^[\p{L}\p{N}\p{M}.]+$/u)
        expect(folded.isWellFormed()).toBe(true)
        if (role !== 'whole') expect(position).toBe(last + 1)
        if (role !== 'whole') last = position
      }
    }),
  )
})
