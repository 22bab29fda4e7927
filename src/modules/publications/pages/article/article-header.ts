/** The ready HTML above an article's text, which is stored, as its page shows it. */
import { type Language, withLanguage } from '../../../../core/text/languages.ts'

/** Parts it before the authors and their affiliations: dates and identifiers stand in between. */
export function splitHeader(header: string): { title: string; people: string } {
  const people = header.search(/<(?:ul class="(?:authors|affiliations)"|div class="correspondence"|p class="authors-note")/)
  return people < 0 ? { title: header, people: '' } : { title: header.slice(0, people), people: header.slice(people) }
}

/** Authors of the stored HTML lead to their works: in the language of the page, as every link of it. @param own the first language of the site */
export function leadAuthorsIn(language: Language, own: Language, people: string): string {
  return people.replaceAll(
    /(<a class="author-name" href=")(\/[^"]*)/g,
    (_, start: string, path: string) => start + withLanguage(path, language, own),
  )
}
