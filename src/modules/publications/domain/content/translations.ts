/** The other languages in which a source gives an article, or parts of it. */

import type { Abstract, ArticleMetadata } from '../../../../document/article-document.ts'
import { blockText, inlineText, titleText } from '../../../../document/text.ts'

export interface Translation {
  /** BCP 47 tag, as the source has it. */
  language: string
  title: string | null
  abstractText: string | null
  keywords: string[]
  /** Whether the whole article exists in the language. */
  isWhole: boolean
}

/**
 * There is one for each language, in the order in which the source first names them. Where the article's metadata and a translation of the
 * whole both have a title or an abstract, the metadata's is used.
 * @param wholes metadata of the translations of the whole article
 */
export function translationsOf(metadata: ArticleMetadata, wholes: readonly ArticleMetadata[]): Translation[] {
  const foreign = <Part extends { language: string | null }>(parts: readonly Part[]) =>
    parts.filter((part): part is Part & { language: string } => part.language !== null && !isSame(part.language, metadata.language))
  const titles = foreign(metadata.translatedTitles)
  const abstracts = foreign(metadata.abstracts)
  const keywords = foreign(metadata.keywords)
  const languages = [...titles, ...abstracts, ...keywords, ...wholes].map(({ language }) => language)
  const once = languages.filter((language, at) => languages.findIndex(other => isSame(other, language)) === at)
  return once.map(language => {
    const inIt = (part: { language: string }) => isSame(part.language, language)
    const whole = wholes.find(inIt)
    const abstract = mainOf(abstracts.filter(inIt)) ?? mainOf(whole?.abstracts ?? [])
    const title = titles.find(inIt)?.title ?? whole?.title
    const groups = keywords.some(inIt) ? keywords.filter(inIt) : (whole?.keywords ?? [])
    return {
      language,
      title: (title && titleText(title)) || null,
      abstractText: (abstract && blockText(abstract.children)) || null,
      keywords: groups.flatMap(group => group.keywords.map(inlineText)),
      isWhole: whole !== undefined,
    }
  })
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Abstracts for other audiences have a type. */
const mainOf = <Each extends Abstract>(abstracts: readonly Each[]): Each | undefined =>
  abstracts.find(({ type }) => type === null) ?? abstracts[0]
