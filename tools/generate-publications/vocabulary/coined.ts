/**
 * Names that nothing real has: species, devices and places. There are tens of thousands, each with its place in a row, so that a choice by
 * rank uses some of them often and most of them once: the rare terms of a search.
 */
import type { Random } from '../random.ts'
import type { Area } from './area.ts'

const starts = [
  'bra',
  'cal',
  'dor',
  'el',
  'fen',
  'gal',
  'hel',
  'is',
  'jor',
  'kel',
  'lor',
  'mar',
  'nor',
  'or',
  'pel',
  'quil',
  'ros',
  'sel',
  'tor',
  'ul',
  'ver',
  'wes',
  'yar',
  'zel',
  'am',
  'bel',
  'cor',
  'dru',
  'er',
  'fal',
]
const middles = [
  'an',
  'ber',
  'cha',
  'di',
  'en',
  'fo',
  'gri',
  'hi',
  'in',
  'ka',
  'li',
  'mo',
  'ne',
  'op',
  'pi',
  'ra',
  'si',
  'ta',
  'un',
  'vi',
  'wa',
  'ye',
  'zo',
  'ste',
  'lu',
]
const genusEnds = ['us', 'ella', 'ium', 'opsis', 'aria', 'odes', 'ites', 'anthus', 'ina', 'ochloa']
const speciesEnds = ['ensis', 'ata', 'oides', 'ica', 'alis', 'escens', 'ina', 'osa', 'iana', 'ifera', 'ula', 'abilis']
const placeEnds = ['holm', 'ford', 'berg', 'mere', 'vik', 'stead', 'au', 'dale', 'ny', 'hithe', 'polje', 'garth', 'mouth', 'heim']
const deviceWords = ['Logger', 'Probe', 'Kit', 'Toolbox', 'Sampler', 'Bench', 'Scope', 'Tracer']

const names = starts.length * middles.length * 28

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** The n-th place name; neighbours in the row do not look alike. */
export function placeName(n: number): string {
  const mixed = (n * 7919) % names
  return capital(at(starts, mixed) + at(middles, Math.floor(mixed / starts.length)) + at(placeEnds, Math.floor(mixed / 750)))
}

function speciesName(n: number): string {
  const genus = Math.floor(n / 5) * 7919
  const root = at(starts, genus) + at(middles, Math.floor(genus / starts.length))
  const epithet = at(starts, n * 31 + 5) + at(middles, n * 17 + 3) + at(speciesEnds, n)
  return `${capital(root + at(genusEnds, genus))} ${epithet}`
}

const deviceName = (n: number): string => `${placeName(n)} ${at(deviceWords, n)} ${100 + ((n * 37) % 900)}`

export interface CoinedName {
  text: string
  italic: boolean
}

/** Picks one of about 20,000 names, by rank. */
export function coinName(kind: Area['coined'], random: Random): CoinedName {
  const n = random.rank(names)
  switch (kind) {
    case 'species':
      return { text: speciesName(n), italic: true }
    case 'device':
      return { text: deviceName(n), italic: false }
    case 'place':
      return { text: placeName(n), italic: false }
  }
}

/** A place for a field site. */
export const coinPlace = (random: Random): string => placeName(random.rank(names))
