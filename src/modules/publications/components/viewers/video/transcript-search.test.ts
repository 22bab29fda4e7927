import { describe, expect, it } from 'vitest'
import { linesWith, partsOf } from './transcript-search.ts'

const cue = (text: string, speaker: string | null = null) => ({ start: 0, end: 1, text, speaker })
const cues = [cue('Cómo se abre un estoma'), cue('La luz azul'), cue('yes', 'Ada')]

describe('searching the lines of a transcript', () => {
  it.each([
    ['', [0, 1, 2]],
    ['  ', [0, 1, 2]],
    ['como', [0]],
    ['AZUL', [1]],
    ['ada', [2]],
    ['nothing', []],
  ])('the lines with “%s” are found', (query, found) => expect(linesWith(cues, query)).toEqual(found.map(index => cues[index])))
})

describe('marking matches in a transcript', () => {
  const said = (text: string, query: string) => partsOf(text, query).map(part => (part.found ? `[${part.text}]` : part.text))
  it.each([
    ['Cómo se abre', 'como', ['[Cómo]', ' se abre']],
    ['aXaxa', 'x', ['a', '[X]', 'a', '[x]', 'a']],
    ['𝒳 and x', 'x', ['𝒳 and ', '[x]']],
    ['plain', '', ['plain']],
    ['İstanbul', 'stan', ['İ', '[stan]', 'bul']],
  ])('the line “%s” is marked for “%s”', (text, query, parts) => expect(said(text, query)).toEqual(parts))
})
