import { describe, expect, test } from 'vitest'
import { languages } from '../../../core/text/languages.ts'
import { fillLabel, labelsOf } from './labels.ts'

const english = labelsOf('en')
const bracesOf = (label: string): string[] => [...label.matchAll(/\{\w+\}/g)].map(([braces]) => braces).sort()

describe.each(languages.map(language => [language, labelsOf(language)] as const))('labels in %s', (_, labels) => {
  test('they have the same keys as English', () => {
    expect(Object.keys(labels).sort()).toEqual(Object.keys(english).sort())
  })

  test('each is a text without space around it', () => {
    for (const [key, label] of Object.entries(labels)) expect(label, key).toMatch(/^\S(.*\S)?$/u)
  })

  test('they have the same placeholders as English', () => {
    expect(Object.entries(labels).map(([key, label]) => [key, bracesOf(label)])).toEqual(
      Object.keys(labels).map(key => [key, bracesOf(Object.entries(english).find(([name]) => name === key)?.[1] ?? '')]),
    )
  })
})

/** Names of services, and words that are the same in several languages. */
const shared = new Set(['doi', 'pubMed', 'pubMedCentral', 'googleScholar', 'issn', 'nameAndValue', 'nameAndLanguage', 'andOthers'])

test.each(languages.filter(language => language !== 'en'))('hardly any label in %s equals the English one', language => {
  const same = Object.entries(labelsOf(language)).filter(
    ([key, label]) => !shared.has(key) && Object.entries(english).some(([name, word]) => name === key && word === label),
  )
  expect(same.length, same.map(([key]) => key).join(', ')).toBeLessThan(15)
})

test.each([
  ['Show all {count} people', { count: '1,204' }, 'Show all 1,204 people'],
  ['{name} and {name}', { name: '$& {count}' }, '$& {count} and $& {count}'],
  ['{unknown} stays', {}, '{unknown} stays'],
])('the label “%s” filled with %j is “%s”', (label, values, filled) => {
  expect(fillLabel(label, values)).toBe(filled)
})
