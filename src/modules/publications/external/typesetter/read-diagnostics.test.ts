import { expect, test } from 'vitest'
import { charactersWithoutGlyph, messagesOf, warningsIn } from './read-diagnostics.ts'

const missing =
  '[SourceDiagnostic { severity: Error, span: Span(1), message: "PDF/UA-1 error: the text `\\"𒍅\\"` could not be displayed with font `\\"Libertinus Serif\\"`", trace: [] }, SourceDiagnostic { message: "PDF/UA-1 error: the text `\\"\\\\u{10fffd}\\"` could not be displayed with font `\\"Libertinus Serif\\"`" }]'

test('characters without a glyph are read out of the compiler’s words', () => {
  expect(charactersWithoutGlyph(missing)).toEqual(['𒍅', '\u{10fffd}'])
  expect(charactersWithoutGlyph('message: "the first heading must be of level 1"')).toEqual([])
})

test.each([
  [missing.slice(0, 170), 'PDF/UA-1 error: the text `"𒍅"` could not be displayed with font `"Libertinus Serif"`'],
  ['[{"message":"label `<q>` does not exist in the document","package":""}]', 'label `<q>` does not exist in the document'],
  ['out of memory', 'out of memory'],
])('what a person is told of %s', (problem, reported) => {
  expect(messagesOf(problem)).toBe(reported)
})

test.each([
  ['[{"message":"unknown font family: noto serif cjk jp"},{"message":"unknown font family: noto sans cjk jp"}]', ''],
  ['[{"message":"unknown font family: noto serif cjk jp"},{"message":"layout did not converge"}]', 'layout did not converge'],
  ['[]', ''],
])('what is worth telling of %s', (diagnostics, reported) => {
  expect(warningsIn(diagnostics)).toBe(reported)
})
