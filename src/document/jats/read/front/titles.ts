import type { ArticleMetadata } from '../../../article-document.ts'
import { readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, elementChildren, firstChild, hasText } from '../xml/read.ts'

export type Titles = Pick<ArticleMetadata, 'title' | 'subtitles' | 'alternativeTitles' | 'translatedTitles' | 'titleNotes'>

/**
 * Reads `title-group` in all its forms; NLM 2 puts translated titles directly into the group, and a title may repeat in another language.
 * @param statedReview a note that is read elsewhere
 */
export function readTitles(
  meta: XmlElement,
  { language, statedReview }: { language: string; statedReview: XmlElement | null },
  context: ReadContext,
): Titles {
  const groups = childrenNamed(meta, 'title-group')
  const children = groups.flatMap(group => elementChildren(group)).filter(child => hasText(child.children))
  const named = (...names: string[]) => children.filter(child => names.includes(child.name))
  const [title, ...furtherTitles] = named('article-title')
  const known = ['article-title', 'subtitle', 'alt-title', 'trans-title-group', 'trans-title', 'trans-subtitle']
  return {
    title: title ? readRun(title, context) : [],
    subtitles: named('subtitle').map(subtitle => readRun(subtitle, context)),
    alternativeTitles: [...named('alt-title'), ...furtherTitles].map(alternative => ({
      type: attribute(alternative, 'alt-title-type'),
      language: attribute(alternative, 'xml:lang'),
      title: readRun(alternative, context),
    })),
    translatedTitles: [
      ...named('trans-title-group').map(group => readTranslated(group, context)),
      ...readLooseTranslated(named('trans-title', 'trans-subtitle'), context),
    ].map(translated => ({ ...translated, language: translated.language ?? (language === 'en' ? 'und' : 'en') })),
    titleNotes: context.readBlocks(children.filter(child => child !== statedReview && !known.includes(child.name))),
  }
}

function readTranslated(group: XmlElement, context: ReadContext) {
  const title = firstChild(group, 'trans-title')
  const others = elementChildren(group).filter(child => child !== title && hasText(child.children))
  return {
    language: attribute(group, 'xml:lang') ?? (title && attribute(title, 'xml:lang')),
    title: title ? readRun(title, context) : [],
    subtitles: others.map(subtitle => readRun(subtitle, context)),
  }
}

/** A loose `trans-subtitle` belongs to the title before it. */
function readLooseTranslated(elements: XmlElement[], context: ReadContext) {
  const translated: ReturnType<typeof readTranslated>[] = []
  for (const element of elements) {
    const last = translated.at(-1)
    if (element.name === 'trans-subtitle' && last) last.subtitles.push(readRun(element, context))
    else translated.push({ language: attribute(element, 'xml:lang'), title: readRun(element, context), subtitles: [] })
  }
  return translated
}
