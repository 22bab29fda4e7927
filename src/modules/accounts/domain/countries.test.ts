import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '../../../core/text/languages.ts'
import { countries, countriesIn, countryName, countryOfCode, isCountryId } from './countries.ts'

test('there are 249 countries, each with unique codes', () => {
  expect(countries.length).toBe(249)
  expect(new Set(countries.map(({ shortCode }) => shortCode)).size).toBe(249)
  expect(new Set(countries.map(({ id }) => id)).size).toBe(249)
  for (const { shortCode, id } of countries) {
    expect(shortCode).toMatch(/^[A-Z]{2}$/)
    expect(id).toBeGreaterThan(0)
    expect(id).toBeLessThan(1000)
  }
})

test.each([
  ['GB', 826],
  ['JP', 392],
  ['AF', 4],
  ['ZW', 716],
])('the country %s has the id %i (A3-16)', (shortCode, id) => {
  expect(countryOfCode(shortCode)).toEqual({ shortCode, id })
  expect(isCountryId(id)).toBe(true)
})

test('an unknown code or id is no country', () => {
  expect([countryOfCode('XX'), countryOfCode('gb'), countryOfCode('')]).toEqual([null, null, null])
  expect([isCountryId(0), isCountryId(999), isCountryId(4.5)]).toEqual([false, false, false])
  expect(countryName('not a code', 'en')).toBe('not a code')
})

describe.each(languages)('countries in %s', language => {
  test('each has a unique name, in alphabetical order (A3-16)', () => {
    const names = countriesIn(language).map(({ name }) => name)
    expect(new Set(names).size).toBe(249)
    expect(countriesIn(language).filter(({ name, shortCode }) => name === shortCode)).toEqual([])
    expect(names).toEqual([...names].sort(new Intl.Collator(language).compare))
  })
})

test('country names are in the language of the page', () => {
  expect(languages.map(language => countryName('DE', language))).toEqual(
    ['en', 'de', 'es', 'fr', 'it', 'ja'].map(language => new Intl.DisplayNames(language, { type: 'region' }).of('DE')),
  )
  expect(countryName('DE', 'ja')).toBe('ドイツ')
})

const shared = process.env.RECTO_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data')
const list = resolve(shared, 'reference/country-codes.csv')

test.skipIf(!existsSync(list))('the countries are those of the published list of codes (skipped where ../shared/data is absent)', () => {
  const [head = '', ...lines] = readFileSync(list, 'utf8').split(/\r?\n/)
  const columns = head.split(',')
  const [code, numeric] = [columns.indexOf('ISO3166-1-Alpha-2'), columns.indexOf('ISO3166-1-numeric')]
  const published = lines
    // A few rows have a comma within their first cells, and are left to the others.
    .map(line => line.split(','))
    .flatMap(cells => {
      const [shortCode = '', id = ''] = [cells[code], cells[numeric]]
      return /^[A-Z]{2}$/.test(shortCode) && /^\d{1,3}$/.test(id) ? [{ shortCode, id: Number(id) }] : []
    })
  expect(published.length).toBeGreaterThan(240)
  for (const country of published) expect(countryOfCode(country.shortCode)).toEqual(country)
})
