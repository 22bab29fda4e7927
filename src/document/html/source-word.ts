/** Translates JATS terms for kinds of people, dates, identifiers and relations to the language of the labels. */
import { escapeHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { RenderContext } from './context.ts'
import { readableWord } from './facts.ts'
import type { ArticleLabels } from './labels/labels.ts'

const known: Readonly<Record<string, keyof ArticleLabels>> = {
  contributor: 'contributor',
  editor: 'editor',
  'academic-editor': 'academicEditor',
  'guest-editor': 'guestEditor',
  reviewer: 'reviewer',
  translator: 'translator',

  received: 'received',
  accepted: 'accepted',
  'rev-recd': 'revised',
  revised: 'revised',
  pub: 'published',
  collection: 'collection',
  preprint: 'preprint',

  'publisher-id': 'publisherId',
  electronic: 'electronic',
  print: 'print',

  companion: 'companionArticle',
  commentary: 'commentary',
  'commentary-article': 'commentedArticle',
  correction: 'correction',
  'correction-forward': 'correction',
  corrigendum: 'correction',
  erratum: 'correction',
  'partial-retraction': 'correction',
  'corrected-article': 'correctedArticle',
  retraction: 'retraction',
  'retraction-forward': 'retraction',
  'retracted-article': 'retractedArticle',
  withdrawal: 'withdrawal',
  'withdrawal-forward': 'withdrawal',
  'withdrawn-article': 'withdrawnArticle',
  'expression-of-concern': 'expressionOfConcern',
  'concern-forward': 'expressionOfConcern',
  'object-of-concern': 'articleOfConcern',
  addendum: 'addendum',
  'addended-article': 'articleWithAddendum',
  'peer-reviewed-article': 'reviewedArticle',

  fig: 'figures',
  figure: 'figures',
  table: 'tables',
  equation: 'equations',
  ref: 'references',
  page: 'pages',
  word: 'words',

  subject: 'subjects',
  'sample-content': 'sampleContent',
}

/** `epub` and `ppub` mean one thing for a date and another for an ISSN. */
const knownOfDates: Readonly<Record<string, keyof ArticleLabels>> = { ...known, epub: 'publishedOnline', ppub: 'publishedInPrint' }
const knownOfIssns: Readonly<Record<string, keyof ArticleLabels>> = { ...known, epub: 'electronic', ppub: 'print' }

/** A readable form of a source's term; unchanged where there is no translation. */
export function sourceWord(word: string, context: RenderContext, table = known): SafeHtml {
  const label = labelOfWord(word, context.labels, table)
  return label === null ? escapeHtml(readableWord(word)) : context.label(label)
}

/** The same as plain text, for PDFs. */
export const sourceWordText = (word: string, labels: ArticleLabels): string => labelOfWord(word, labels, known) ?? readableWord(word)

function labelOfWord(word: string, labels: ArticleLabels, table: typeof known): string | null {
  const key = Object.hasOwn(table, word.toLowerCase()) ? table[word.toLowerCase()] : undefined
  return key === undefined ? null : labels[key]
}

/** The event of a date; one without a name is publication. */
export function eventName(type: string, context: RenderContext): SafeHtml {
  return sourceWord(type === '' ? 'pub' : type, context, knownOfDates)
}

export function issnKind(type: string, context: RenderContext): SafeHtml {
  return sourceWord(type, context, knownOfIssns)
}
