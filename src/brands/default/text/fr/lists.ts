/** Words of lists and cards, in French. */

import type { messages as english } from '../en/lists.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Front page
  'hero-title': 'La recherche publiée et évaluée au grand jour',
  'hero-text':
    'Lisez des articles avec chaque version et chaque rapport à côté du texte, ainsi que les posters, diaporamas, documents et vidéos qui les accompagnent.',
  latest: 'Nouveautés',
  'latest-articles': 'Derniers articles',
  'see-everything': 'Tout voir',
  'home-how-title': 'Comment se déroule la publication',
  'home-how-publish-title': 'D’abord publié',
  'home-how-publish-text': 'Un article paraît en quelques jours, avec ses données, une fois les vérifications passées.',
  'home-how-review-title': 'Évalué au grand jour',
  'home-how-review-text': 'Des experts invités signent leurs rapports, publiés à côté de l’article avec leur propre DOI.',
  'home-how-revise-title': 'Amélioré par versions',
  'home-how-revise-text': 'Les auteurs répondent et révisent. Chaque version est conservée, avec ses propres décisions.',
  'home-more-types': 'Plus que des articles',
  'home-items': { one: '{count} publication', many: '{count} de publications', other: '{count} publications' },

  // Lists
  'browse-title': 'Toutes les publications',
  'browse-types': 'Types de contenu',
  'browse-range': '{from}–{to} sur {total}',
  'browse-beyond-end': 'La liste se termine avant cette page. {link}',
  'browse-last-page': 'Aller à la dernière page',
  'page-number': 'Page {number}',
  sample: 'Exemple',
  'and-more-authors': { one: 'et {count} autre', many: 'et {count} d’autres', other: 'et {count} autres' },

  // Article types
  'article-type-ANTIBODY_VALIDATION_ARTICLE': 'Article de validation d’anticorps',
  'article-type-BRIEF_REPORT': 'Rapport bref',
  'article-type-CASE_REPORT': 'Rapport de cas',
  'article-type-CASE_STUDY': 'Étude de cas',
  'article-type-CLINICAL_PRACTICE_ARTICLE': 'Article de pratique clinique',
  'article-type-COMMENTARY': 'Commentaire',
  'article-type-CORRESPONDENCE': 'Correspondance',
  'article-type-DATA_ARTICLE': 'Article de données',
  'article-type-DATA_NOTE': 'Note de données',
  'article-type-EDITORIAL': 'Éditorial',
  'article-type-ESSAY': 'Essai',
  'article-type-F1000_FACULTY_CRITIQUE': 'Critique de la F1000 Faculty',
  'article-type-GENOME_NOTE': 'Note génomique',
  'article-type-METHOD_ARTICLE': 'Article de méthode',
  'article-type-OBSERVATION_ARTICLES': 'Article d’observation',
  'article-type-OPEN_LETTER': 'Lettre ouverte',
  'article-type-OPINION_ARTICLE': 'Article d’opinion',
  'article-type-RESEARCH_ARTICLE': 'Article de recherche',
  'article-type-RESEARCH_NOTE': 'Note de recherche',
  'article-type-RETRACTION': 'Rétractation',
  'article-type-REVIEW': 'Article de synthèse',
  'article-type-SHORT_RESEARCH_ARTICLE': 'Article de recherche court',
  'article-type-SINGLE_FIGURE_NOTE': 'Note à figure unique',
  'article-type-SOFTWARE_TOOLS': 'Article d’outil logiciel',
  'article-type-STUDY_PROTOCOL': 'Protocole d’étude',
  'article-type-SYSTEMATIC_REVIEW': 'Revue systématique',
  'article-type-THOUGHT_EXPERIMENT': 'Expérience de pensée',
  'article-type-WEB_TOOLS': 'Outil web',

  // Descriptions for search engines and cards
  'site-description': '{site}\u00a0: la recherche publiée au grand jour, avec chaque version et chaque évaluation sur la page.',
  'browse-description': 'Tout ce que {site} a publié, du plus récent au plus ancien.',
}
