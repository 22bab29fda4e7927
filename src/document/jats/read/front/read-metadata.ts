import type { ArticleMetadata } from '../../../article-document.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute } from '../xml/read.ts'
import { readAbstracts } from './abstracts.ts'
import { readAuthorNotes, readOtherFront } from './author-notes.ts'
import { readContributors } from './contributors.ts'
import { isSampleContent, readCounts, readCustomMeta, readLeftovers } from './custom.ts'
import { readDatasets } from './datasets.ts'
import { publicationDate, readPublicationDates } from './dates.ts'
import { findFrontMatter } from './front-matter.ts'
import { readFunding } from './funding.ts'
import { readHistory } from './history.ts'
import { readIdentifiers, readJournal, readLocators } from './identifiers.ts'
import { readPermissions } from './permissions.ts'
import { readConferences, readProducts, readRelated, readSelfLinks } from './related.ts'
import { findStatedReview, readShortUrls } from './stated-review.ts'
import { readStatements } from './statements.ts'
import { readKeywords, readSubjects } from './subjects.ts'
import { readTitles } from './titles.ts'
import { readVersion } from './version.ts'

/**
 * Reads the metadata of an `article`, `sub-article` or `response`: its `front` or `front-stub`, and statements of its body and back about
 * data, ethics and competing interests. A part without a language inherits that of its article.
 */
export function readMetadata(article: XmlElement, context: ReadContext, inheritedLanguage = 'en'): ArticleMetadata {
  const front = findFrontMatter(article)
  const meta = front.articleMeta
  const language = attribute(article, 'xml:lang') ?? inheritedLanguage
  const identified = readIdentifiers(meta, context)
  const dates = readPublicationDates(meta)
  const history = readHistory(meta, context)
  const custom = readCustomMeta(front, context)
  const leftovers = readLeftovers(front, context)
  // A part of an article has no review of its own, so a note about one stays a note.
  const stated = article.name === 'article' ? findStatedReview(meta) : null
  return {
    ...identified,
    jatsArticleType: attribute(article, 'article-type') ?? attribute(article, 'response-type') ?? '',
    ...readSubjects(meta),
    language,
    ...readTitles(meta, { language, statedReview: stated?.note ?? null }, context),
    ...(stated && { statedReview: stated.review }),
    ...readVersion(
      meta,
      identified.identifiers.filter(id => id.type === 'doi').map(id => id.value),
    ),
    journal: readJournal(front.journalMeta, context),
    ...readLocators(meta),
    published: publicationDate(dates, history),
    dates,
    history,
    abstracts: readAbstracts(meta, context),
    ...readContributors(front, language, context),
    ...readAuthorNotes(meta, context),
    keywords: readKeywords(meta, context),
    funding: readFunding(meta, context),
    permissions: readPermissions(meta, context),
    related: readRelated(meta, context),
    ...readStatements(article, front, context),
    datasets: readDatasets(article, context),
    conferences: readConferences(meta, context),
    products: readProducts(meta, context),
    selfLinks: [...readSelfLinks([meta, front.journalMeta], context), ...(stated ? readShortUrls(stated.note, context) : [])],
    counts: readCounts(meta),
    custom: [...custom, ...leftovers.custom],
    sampleContent: isSampleContent(custom),
    other: [...leftovers.other, ...readOtherFront(front.others, context)],
  }
}
