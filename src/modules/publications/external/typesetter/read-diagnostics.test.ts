import { expect, test } from 'vitest'
import { charactersWithoutGlyph, messagesOf, warningsIn } from './read-diagnostics.ts'

const missing =
  '[SourceDiagnostic { severity: Error, span: Span(1), message: "PDF/UA-1 error: the text `\\"𒍅\\"` could not be displayed with font `\\"Libertinus Serif\\"`", trace: [] }, SourceDiagnostic { message: "PDF/UA-1 error: the text `\\"\\\\u{10fffd}\\"` could not be displayed with font `\\"Libertinus Serif\\"`" }]'

test('characters without a glyph are read from the compiler’s messages', () => {
  expect(charactersWithoutGlyph(missing)).toEqual(['𒍅', '\u{10fffd}'])
  expect(charactersWithoutGlyph('message: "the first heading must be of level 1"')).toEqual([])
})

test.each([
  [missing.slice(0, 170), 'PDF/UA-1 error: the text `"𒍅"` could not be displayed with font `"Libertinus Serif"`'],
  ['[{"message":"label `<q>` does not exist in the document","package":""}]', 'label `<q>` does not exist in the document'],
  ['out of memory', 'out of memory'],
])('the summary for users is read from %s', (problem, reported) => {
  expect(messagesOf(problem)).toBe(reported)
})

test.each([
  ['[{"message":"unknown font family: noto serif cjk jp"},{"message":"unknown font family: noto sans cjk jp"}]', ''],
  ['[{"message":"unknown font family: noto serif cjk jp"},{"message":"layout did not converge"}]', 'layout did not converge'],
  ['[]', ''],
])('the diagnostics to report are read from %s', (diagnostics, reported) => {
  expect(warningsIn(diagnostics)).toBe(reported)
})
