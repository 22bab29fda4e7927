/** The labels that the renderer adds to an article's page, one record per language. */
import type { Language } from '../../../core/text/languages.ts'
import { germanLabels } from './labels-de.ts'
import { englishLabels } from './labels-en.ts'
import { spanishLabels } from './labels-es.ts'
import { frenchLabels } from './labels-fr.ts'
import { italianLabels } from './labels-it.ts'
import { japaneseLabels } from './labels-ja.ts'

export type ArticleLabels = { readonly [Key in keyof typeof englishLabels]: string }

const labels: Readonly<Record<Language, ArticleLabels>> = {
  en: englishLabels,
  de: germanLabels,
  es: spanishLabels,
  fr: frenchLabels,
  it: italianLabels,
  ja: japaneseLabels,
}

/** Replaces the names in braces by values. */
export function fillLabel(label: string, values: Readonly<Record<string, string>>): string {
  return label.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)
}

export function labelsOf(language: Language): ArticleLabels {
  return labels[language]
}
