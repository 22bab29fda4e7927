/** Words of lists and cards, in Spanish. */

import type { messages as english } from '../en/lists.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Front page
  'hero-title': 'Investigación en abierto, revisada en abierto',
  'hero-text':
    'Lea artículos con todas sus versiones y todos sus informes junto al texto, además de los pósteres, diapositivas, documentos y vídeos que los acompañan.',
  latest: 'Novedades',
  'latest-articles': 'Últimos artículos',
  'see-everything': 'Verlo todo',
  'home-how-title': 'Cómo se publica aquí',
  'home-how-publish-title': 'Primero se publica',
  'home-how-publish-text': 'Un artículo aparece en pocos días, con sus datos, una vez que ha superado las comprobaciones.',
  'home-how-review-title': 'Se revisa en abierto',
  'home-how-review-text': 'Especialistas invitados firman sus informes, que se publican junto al artículo con un DOI propio.',
  'home-how-revise-title': 'Se mejora por versiones',
  'home-how-revise-text': 'Los autores responden y revisan. Todas las versiones se conservan, cada una con sus propias decisiones.',
  'home-more-types': 'Más que artículos',
  'home-items': { one: '{count} publicación', many: '{count} de publicaciones', other: '{count} publicaciones' },

  // Lists
  'browse-title': 'Toda la investigación',
  'browse-types': 'Tipos de contenido',
  'browse-range': '{from}–{to} de {total}',
  'browse-beyond-end': 'La lista termina antes de esta página. {link}',
  'browse-last-page': 'Ir a la última página',
  'page-number': 'Página {number}',
  sample: 'Muestra',
  'and-more-authors': { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },

  // Article types
  'article-type-ANTIBODY_VALIDATION_ARTICLE': 'Artículo de validación de anticuerpos',
  'article-type-BRIEF_REPORT': 'Informe breve',
  'article-type-CASE_REPORT': 'Caso clínico',
  'article-type-CASE_STUDY': 'Estudio de caso',
  'article-type-CLINICAL_PRACTICE_ARTICLE': 'Artículo de práctica clínica',
  'article-type-COMMENTARY': 'Comentario',
  'article-type-CORRESPONDENCE': 'Correspondencia',
  'article-type-DATA_ARTICLE': 'Artículo de datos',
  'article-type-DATA_NOTE': 'Nota de datos',
  'article-type-EDITORIAL': 'Artículo editorial',
  'article-type-ESSAY': 'Ensayo',
  'article-type-F1000_FACULTY_CRITIQUE': 'Crítica de F1000 Faculty',
  'article-type-GENOME_NOTE': 'Nota genómica',
  'article-type-METHOD_ARTICLE': 'Artículo de métodos',
  'article-type-OBSERVATION_ARTICLES': 'Artículo de observación',
  'article-type-OPEN_LETTER': 'Carta abierta',
  'article-type-OPINION_ARTICLE': 'Artículo de opinión',
  'article-type-RESEARCH_ARTICLE': 'Artículo de investigación',
  'article-type-RESEARCH_NOTE': 'Nota de investigación',
  'article-type-RETRACTION': 'Retractación',
  'article-type-REVIEW': 'Artículo de revisión',
  'article-type-SHORT_RESEARCH_ARTICLE': 'Artículo breve de investigación',
  'article-type-SINGLE_FIGURE_NOTE': 'Nota de una sola figura',
  'article-type-SOFTWARE_TOOLS': 'Artículo sobre una herramienta de software',
  'article-type-STUDY_PROTOCOL': 'Protocolo de estudio',
  'article-type-SYSTEMATIC_REVIEW': 'Revisión sistemática',
  'article-type-THOUGHT_EXPERIMENT': 'Experimento mental',
  'article-type-WEB_TOOLS': 'Herramienta web',

  // Descriptions for search engines and cards
  'site-description': '{site}: investigación publicada en abierto, con todas las versiones y todas las revisiones en la página.',
  'browse-description': 'Todo lo que ha publicado {site}, empezando por lo más reciente.',
}
