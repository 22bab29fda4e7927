/** Lines that every theme needs. */
import { doiOf, sampleLine } from '../../lib/item.ts'
import type { Deck } from '../deck.ts'

export const people = (deck: Deck): string => deck.facts.authors.map(a => `${a.givenName} ${a.familyName}`).join(', ')
export const places = (deck: Deck): string => deck.facts.affiliations.map(a => `${a.institution}, ${a.place}`).join(' · ')
export const meeting = (deck: Deck): string =>
  deck.facts.conference ? `${deck.facts.conference.name}, ${deck.facts.conference.place}, ${longDate(deck.facts.conference.date)}` : ''
export const contact = (deck: Deck): string =>
  [deck.facts.authors.find(a => a.email)?.email, `doi.org/${doiOf(deck.facts)}`, 'CC BY 4.0'].filter(Boolean).join(' · ')
export const sample = sampleLine

function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
}
