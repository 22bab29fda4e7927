import { expect, it } from 'vitest'
import { creativeCommonsOf } from './licence.ts'

it.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0', ['by']],
  ['http://creativecommons.org/licenses/by-nc-sa/3.0/legalcode', 'CC BY-NC-SA 3.0', ['by', 'nc', 'sa']],
  ['https://www.creativecommons.org/licenses/by-nd/4.0', 'CC BY-ND 4.0', ['by', 'nd']],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0', ['zero']],
])('the licence %s is named %s', (url, name, elements) => expect(creativeCommonsOf(url)).toEqual({ name, elements }))

it.each(['https://example.org/licence', 'https://creativecommons.org/', 'https://creativecommons.org.example.org/licenses/by/4.0/', ''])(
  '“%s” is not recognised as a Creative Commons licence',
  url => expect(creativeCommonsOf(url)).toBeNull(),
)
