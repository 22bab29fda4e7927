/** Every message in every language becomes the text that FormatJS makes of it, which browsers are spared for its size. */
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { compileMessage } from '../../src/core/text/compile-message.ts'
import { languages } from '../../src/core/text/languages.ts'
import { formatMessage } from '../../src/core/text/message.ts'
import { argumentsOf } from '../../tools/messages/message-errors.ts'
import { readModules } from '../../tools/messages/read-texts.ts'

const modules = readModules()
/** FormatJS groups the digits of a number in a plural alone: `{count}` has none to group below 1,000. */
const counts = [0, 1, 2, 5, 21, 999]

test.each(languages)('messages in %s are formatted as by the library', language => {
  let compared = 0
  for (const { texts } of modules) {
    for (const [name, source] of texts[language]) {
      const message = compileMessage(source)
      const names = [...argumentsOf(message)]
      for (const count of names.length === 0 ? [0] : counts) {
        const values = Object.fromEntries(names.map(each => [each, count]))
        const expected = new IntlMessageFormat(source, language, undefined, { ignoreTag: true }).format(values)
        expect(formatMessage(message, values, language), name).toBe(expected)
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(3000)
})
