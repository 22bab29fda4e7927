/**
 * Which translations somebody who speaks the language has still to review: those of texts that are new, and of those whose English text
 * changed. JSON files of messages hold no state, so there is a file for each module in `reviews`.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { keyOf, type ModuleTexts, translated } from './read-texts.ts'

const names = z.array(z.string())
export const reviewsSchema = z.strictObject({
  /** The translations that need a review, by language: names of messages with their namespace, sorted. */
  'needs-review': z.strictObject({ de: names, es: names, fr: names, it: names, ja: names }),
  /** The English texts that the translations were made from, as the beginning of their SHA-256 in hexadecimal. */
  english: z.record(z.string(), z.string()),
})
export type Reviews = z.infer<typeof reviewsSchema>
type Translated = keyof Reviews['needs-review']

export const isTranslated = (text: string): text is Translated => translated.some(language => language === text)

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The names of the messages whose English text is new or changed since their translations were noted. */
export const changedTexts = ({ texts }: ModuleTexts, { english }: Reviews): string[] =>
  [...texts.en].filter(([name, text]) => english[name] !== digestOf(text)).map(([name]) => name)

/** The names of messages that are no more. */
export const removedTexts = ({ texts }: ModuleTexts, reviews: Reviews): string[] => {
  const noted = new Set([...Object.keys(reviews.english), ...Object.values(reviews['needs-review']).flat()])
  return [...noted].filter(name => !texts.en.has(name))
}

/** Notes the present English texts. The translations of those that are new or changed need a review. */
export function markChanged(module: ModuleTexts, reviews: Reviews): Reviews {
  const changed = changedTexts(module, reviews)
  const stillThere = (name: string): boolean => module.texts.en.has(name)
  return {
    'needs-review': byLanguage(language => [...new Set([...reviews['needs-review'][language], ...changed])].filter(stillThere).toSorted()),
    english: Object.fromEntries(
      [...module.texts.en].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, text]) => [name, digestOf(text)]),
    ),
  }
}

/** @param reviewed texts by name: only a translation that still is the text that was reviewed loses its mark */
export function markReviewed(module: ModuleTexts, reviews: Reviews, language: Translated, reviewed: ReadonlyMap<string, string>): Reviews {
  const isReviewed = (name: string): boolean => reviewed.has(name) && reviewed.get(name) === module.texts[language].get(name)
  return {
    ...reviews,
    'needs-review': { ...reviews['needs-review'], [language]: reviews['needs-review'][language].filter(name => !isReviewed(name)) },
  }
}

/** The translations that need a review, as a file of messages has them. */
export function textsToReview({ texts }: ModuleTexts, reviews: Reviews, language: Translated): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const name of reviews['needs-review'][language]) {
    const key = keyOf(name)
    const namespace = name.slice(0, -`.${key}`.length)
    found[namespace] = { ...found[namespace], [key]: texts[language].get(name) ?? '' }
  }
  return found
}

export const noReviews: Reviews = { 'needs-review': byLanguage(() => []), english: {} }

function byLanguage<Value>(compute: (language: Translated) => Value): Record<Translated, Value> {
  return { de: compute('de'), es: compute('es'), fr: compute('fr'), it: compute('it'), ja: compute('ja') }
}
