/** Converts an element's attributes to the values of a settings form and back, and validates these. */
import type { Setting } from '../block-forms.ts'
import type { Attributes } from '../schema.ts'

const unshaded = 'no-row-shading'

/** Reads booleans like the parser of pages: a present attribute is true unless it says no. */
const isYes = (value: string): boolean => !['false', '0', 'no', 'off'].includes(value.trim().toLowerCase())

/** The value of a field; for a checkbox, `on` or an empty string. */
export function shownValue(setting: Setting, attributes: Attributes): string {
  const value = attributes[setting.attribute]
  switch (setting.type) {
    case 'flag':
      return (value === undefined ? setting.otherwise : isYes(value)) ? 'on' : ''
    case 'shading':
      return value?.includes(unshaded) ? '' : 'on'
    case 'choice': {
      const known = setting.choices.find(([choice]) => choice.toLowerCase() === value?.trim().toLowerCase())
      return known?.[0] ?? setting.otherwise ?? ''
    }
    default:
      return value ?? ''
  }
}

export type Problem = 'required' | 'place' | 'number'

export function problemOf(setting: Setting, entry: string): Problem | null {
  if (entry === '') return setting.required ? 'required' : null
  if (setting.type === 'place' && !/^[\p{L}\p{N}_.:-]+$/u.test(entry)) return 'place'
  if (setting.type !== 'number') return null
  const number = Number(entry)
  return Number.isInteger(number) && number >= setting.least && number <= setting.most ? null : 'number'
}

/** Applies the entered values. Unchanged attributes keep their position and spelling. */
export function withEntries(attributes: Attributes, settings: readonly Setting[], entries: Readonly<Record<string, string>>): Attributes {
  return settings.reduce((all, setting) => withEntry(all, setting, entries[setting.attribute] ?? ''), attributes)
}

function withEntry(attributes: Attributes, setting: Setting, entry: string): Attributes {
  if (entry === shownValue(setting, attributes)) return attributes
  const { [setting.attribute]: old, ...others } = attributes
  const value = written(setting, entry, old ?? '')
  return value === null
    ? others
    : old === undefined
      ? { ...others, [setting.attribute]: value }
      : { ...attributes, [setting.attribute]: value }
}

/** @returns null where the attribute is to be left out */
function written(setting: Setting, entry: string, old: string): string | null {
  switch (setting.type) {
    case 'flag':
      if ((entry === 'on') === setting.otherwise) return null
      return entry === 'on' ? (setting.yes ?? 'true') : 'false'
    case 'shading':
      return entry === 'on' ? old.replace(unshaded, '').replace(/^-+|-+$/g, '') || null : [old, unshaded].filter(Boolean).join('-')
    case 'choice':
      return entry === setting.otherwise ? null : entry
    default:
      return entry || null
  }
}
