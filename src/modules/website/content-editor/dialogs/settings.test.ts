import { describe, expect, test } from 'vitest'
import { blockForms, type Setting } from '../block-forms.ts'
import { problemOf, shownValue, withEntries } from './settings.ts'

const setting = (kind: keyof typeof blockForms, attribute: string): Setting => {
  const found = [...blockForms[kind].settings, ...(blockForms[kind].items?.settings ?? [])].find(each => each.attribute === attribute)
  if (!found) throw new Error(`${kind} has no setting “${attribute}”`)
  return found
}

test.each([
  ['accordions', 'data-expand-all', {}, 'on'],
  ['accordions', 'data-expand-all', { 'data-expand-all': 'No' }, ''],
  ['accordions', 'open', { open: '' }, 'on'],
  ['member-list', 'data-filter', {}, ''],
  ['member-list', 'data-filter', { 'data-filter': 'yes' }, 'on'],
  ['member-list', 'data-mode', { 'data-mode': ' FEATURED' }, 'featured'],
  ['member-list', 'data-mode', { 'data-mode': 'loud' }, 'default'],
  ['chart', 'data-type', { 'data-type': 'radar' }, ''],
  ['table', 'id', { id: 'fees-no-row-shading' }, ''],
  ['table', 'id', {}, 'on'],
] as const)('the setting of %s: %s of %o is shown as “%s”', (kind, attribute, attributes, shown) => {
  expect(shownValue(setting(kind, attribute), attributes)).toBe(shown)
})

describe('an entry in the settings dialog', () => {
  test.each([
    ['accordions', 'data-expand-all', {}, '', { 'data-expand-all': 'false' }],
    ['accordions', 'data-expand-all', { 'data-expand-all': 'no' }, 'on', {}],
    ['accordions', 'open', {}, 'on', { open: '' }],
    ['member-list', 'data-mode', {}, 'featured', { 'data-mode': 'featured' }],
    ['member-list', 'data-mode', { 'data-mode': 'featured' }, 'default', {}],
    ['table', 'id', { id: 'fees' }, '', { id: 'fees-no-row-shading' }],
    ['table', 'id', { id: 'fees-no-row-shading' }, 'on', { id: 'fees' }],
    ['hero-banner', 'data-title', { 'data-title': 'Old', 'data-x': '1' }, '', { 'data-x': '1' }],
  ] as const)('for %s: %s of %o, the entry “%s” gives %o', (kind, attribute, attributes, entry, expected) => {
    expect(withEntries(attributes, [setting(kind, attribute)], { [attribute]: entry })).toEqual(expected)
  })

  test('unchanged attributes keep their spelling and order', () => {
    const attributes = { 'data-mode': 'FEATURED', 'data-filter': 'yes', 'data-title': 'Board' }
    const changed = withEntries(attributes, blockForms['member-list'].settings, {
      ...{ 'data-title': 'Advisers', 'data-mode': 'featured', 'data-filter': 'on' },
    })
    expect(Object.entries(changed)).toEqual(Object.entries({ ...attributes, 'data-title': 'Advisers' }))
  })
})

test.each([
  ['customer-quote', 'data-name', '', 'required'],
  ['customer-quote', 'data-job-title', '', null],
  ['anchor', 'id', 'two words', 'place'],
  ['anchor', 'id', 'prix-à-payer', null],
  ['image', 'data-spacing-units', '10', 'number'],
  ['image', 'data-spacing-units', '1.5', 'number'],
  ['image', 'data-spacing-units', '9', null],
] as const)('for %s: %s, the entry “%s” has the error %s', (kind, attribute, entry, problem) => {
  expect(problemOf(setting(kind, attribute), entry)).toBe(problem)
})
