/** Words that the reader itself puts into an article's page; one record a language. */
import { englishLabels } from './labels-en.ts'

export type ArticleLabels = { readonly [Key in keyof typeof englishLabels]: string }
export { englishLabels }
