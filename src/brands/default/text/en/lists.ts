/** Words of lists and cards, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  // Front page
  'hero-title': 'Research in the open, reviewed in the open',
  'hero-text':
    'Read articles with every version and every report beside the text, and the posters, slides, documents and videos that belong to them.',
  latest: 'Latest',
  'latest-articles': 'Latest articles',
  'see-everything': 'See everything',
  'home-how-title': 'How publishing works here',
  'home-how-publish-title': 'Published first',
  'home-how-publish-text': 'An article appears within days, with its data, once it has passed the checks.',
  'home-how-review-title': 'Reviewed in the open',
  'home-how-review-text': 'Invited experts sign their reports, and these are published beside the article with a DOI of their own.',
  'home-how-revise-title': 'Improved in versions',
  'home-how-revise-text': 'Authors answer and revise. Every version stays, each with its own decisions.',
  'home-more-types': 'More than articles',
  'home-items': { one: '{count} item', other: '{count} items' },

  // Lists
  'browse-title': 'All research',
  'browse-types': 'Content types',
  'browse-range': '{from}–{to} of {total}',
  'browse-beyond-end': 'The list ends before this page. {link}',
  'browse-last-page': 'Go to its last page',
  'page-number': 'Page {number}',
  sample: 'Sample',
  'and-more-authors': { one: 'and {count} more', other: 'and {count} more' },

  // Article types
  'article-type-ANTIBODY_VALIDATION_ARTICLE': 'Antibody Validation Article',
  'article-type-BRIEF_REPORT': 'Brief Report',
  'article-type-CASE_REPORT': 'Case Report',
  'article-type-CASE_STUDY': 'Case Study',
  'article-type-CLINICAL_PRACTICE_ARTICLE': 'Clinical Practice Article',
  'article-type-COMMENTARY': 'Commentary',
  'article-type-CORRESPONDENCE': 'Correspondence',
  'article-type-DATA_ARTICLE': 'Data Article',
  'article-type-DATA_NOTE': 'Data Note',
  'article-type-EDITORIAL': 'Editorial',
  'article-type-ESSAY': 'Essay',
  'article-type-F1000_FACULTY_CRITIQUE': 'F1000 Faculty Critique',
  'article-type-GENOME_NOTE': 'Genome Note',
  'article-type-METHOD_ARTICLE': 'Method Article',
  'article-type-OBSERVATION_ARTICLES': 'Observation Article',
  'article-type-OPEN_LETTER': 'Open Letter',
  'article-type-OPINION_ARTICLE': 'Opinion Article',
  'article-type-RESEARCH_ARTICLE': 'Research Article',
  'article-type-RESEARCH_NOTE': 'Research Note',
  'article-type-RETRACTION': 'Retraction',
  'article-type-REVIEW': 'Review',
  'article-type-SHORT_RESEARCH_ARTICLE': 'Short Research Article',
  'article-type-SINGLE_FIGURE_NOTE': 'Single Figure Note',
  'article-type-SOFTWARE_TOOLS': 'Software Tool Article',
  'article-type-STUDY_PROTOCOL': 'Study Protocol',
  'article-type-SYSTEMATIC_REVIEW': 'Systematic Review',
  'article-type-THOUGHT_EXPERIMENT': 'Thought Experiment',
  'article-type-WEB_TOOLS': 'Web Tool',

  // Descriptions for search engines and cards
  'site-description': '{site}: research published openly, with every version and every review on the page.',
  'browse-description': 'All that {site} has published, newest first.',
} as const satisfies Catalogue
