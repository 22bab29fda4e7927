/**
 * `npm run messages` names messages that are missing, that nothing shows, whose arguments or plural forms differ from those of English, and
 * whose English text changed since they were translated; and places in the code that put a key together. It is a step of `npm run check`.
 *
 *   -- mark                             notes the present English texts; translations of new and changed ones need a review
 *   -- to-review LANGUAGE [MODULE]      prints what needs a review, as JSON
 *   -- reviewed LANGUAGE FILE           takes the mark from the texts of such a file
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, readSource } from '../read-sources.ts'
import { keyProblems } from './key-problems.ts'
import { messageErrors } from './message-errors.ts'
import { keyOf, type ModuleTexts, readModules, readTexts, translated } from './read-texts.ts'
import {
  changedTexts,
  isTranslated,
  markChanged,
  markReviewed,
  noReviews,
  type Reviews,
  removedTexts,
  reviewsSchema,
  textsToReview,
} from './reviews.ts'

const fileOf = ({ name }: ModuleTexts): string => join(import.meta.dirname, 'reviews', `${name}.json`)
const readReviews = (module: ModuleTexts): Reviews =>
  existsSync(fileOf(module)) ? reviewsSchema.parse(JSON.parse(readFileSync(fileOf(module), 'utf8'))) : noReviews
const writeReviews = (module: ModuleTexts, reviews: Reviews): void => writeFileSync(fileOf(module), `${JSON.stringify(reviews, null, 2)}\n`)

function* problems(modules: readonly ModuleTexts[]): Generator<string> {
  for (const { folder, texts } of modules) {
    for (const [name, text] of texts.en) {
      for (const error of messageErrors(text, text, 'en')) yield `${folder}/en.json: ${name} ${error}.`
      for (const language of translated) {
        const translation = texts[language].get(name)
        if (translation === undefined) yield `${folder}/${language}.json: ${name} is missing.`
        else for (const error of messageErrors(translation, text, language)) yield `${folder}/${language}.json: ${name} ${error}.`
      }
    }
    for (const language of translated)
      for (const name of texts[language].keys()) if (!texts.en.has(name)) yield `${folder}/${language}.json: ${name} is not in English.`
  }
  const files = listFiles('src', 'demo').filter(path => /\.tsx?$/.test(path) && !/\.(?:test|d|gallery)\.tsx?$/.test(path))
  const keys = new Set(modules.flatMap(({ texts }) => [...texts.en.keys()].map(keyOf)))
  const { problems: ofKeys, unused } = keyProblems(keys, files, readSource)
  yield* ofKeys
  for (const { folder, texts } of modules)
    for (const name of texts.en.keys()) if (unused.has(keyOf(name))) yield `${folder}: ${name} is shown nowhere.`
  for (const module of modules) {
    const reviews = readReviews(module)
    for (const name of changedTexts(module, reviews))
      yield `${module.folder}: ${name} is new or changed in English: npm run messages -- mark.`
    for (const name of removedTexts(module, reviews)) yield `${module.folder}: there is no ${name} any more: npm run messages -- mark.`
  }
}

const [command, language = '', argument] = process.argv.slice(2)
const modules = readModules()
if (command === undefined) {
  const found = [...problems(modules)]
  for (const problem of found) console.log(problem)
  if (found.length > 0) process.exitCode = 1
} else if (command === 'mark') {
  for (const module of modules) writeReviews(module, markChanged(module, readReviews(module)))
} else if (command === 'to-review' && isTranslated(language)) {
  const chosen = modules.filter(({ name }) => argument === undefined || name === argument)
  console.log(JSON.stringify(Object.assign({}, ...chosen.map(module => textsToReview(module, readReviews(module), language))), null, 2))
} else if (command === 'reviewed' && isTranslated(language) && argument !== undefined) {
  const reviewed = readTexts(argument)
  for (const module of modules) writeReviews(module, markReviewed(module, readReviews(module), language, reviewed))
} else {
  console.error(
    `npm run messages [-- mark | to-review LANGUAGE [MODULE] | reviewed LANGUAGE FILE], with LANGUAGE one of ${translated.join(', ')}`,
  )
  process.exitCode = 2
}
