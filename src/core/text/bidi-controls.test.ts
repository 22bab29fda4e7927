import { describe, expect, test } from 'vitest'
import { withoutOpenBidi } from './bidi-controls.ts'

describe('direction controls in a title or name', () => {
  test.each([
    ['no controls', 'Ada Roof', 'Ada Roof'],
    ['words of both directions', 'Tides of חיפה', 'Tides of חיפה'],
    ['direction marks', 'C++\u200E של חיפה\u200F \u061C', 'C++\u200E של חיפה\u200F \u061C'],
    ['a closed isolate', 'The \u2068חיפה\u2069 bay', 'The \u2068חיפה\u2069 bay'],
    ['a closed embedding', 'The \u202Bחיפה\u202C bay', 'The \u202Bחיפה\u202C bay'],
    ['one inside another', '\u2067a \u202Ab\u202C c\u2069', '\u2067a \u202Ab\u202C c\u2069'],
  ])('a text stays as it is: %s', (_what, text, retained) => expect([withoutOpenBidi(text)]).toEqual([retained]))

  test.each([
    ['an override', 'Ada \u202Efoor\u202C', 'Ada foor'],
    ['an override that is left open', 'Ada \u202Efoor', 'Ada foor'],
    ['an override inside a closed isolate', '\u2066a\u202Db\u202C\u2069', '\u2066ab\u2069'],
    ['an embedding that is left open', '\u202BAda', 'Ada'],
    ['an isolate that is left open', 'Ada\u2067', 'Ada'],
    ['an embedding that an isolate closes', '\u2068a\u202Bb\u2069', '\u2068ab\u2069'],
    ['what closes nothing', 'Ada\u202C\u2069 Roof', 'Ada Roof'],
    ['what closes something of another kind', '\u2066Ada\u202C', 'Ada'],
    ['an isolate in an embedding that is left open', '\u202Ba\u2066b\u2069', 'a\u2066b\u2069'],
  ])('the control is removed from a text: %s', (_what, text, retained) => expect([withoutOpenBidi(text)]).toEqual([retained]))
})
