/** Words of the way to a submission, in French. */

import type { messages as english } from '../en/publish.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // For authors
  'for-authors-lead': 'Ce qu’il faut savoir avant de publier, et par où commencer.',
  'for-authors-publish-text': 'Choisissez ce que vous souhaitez publier et commencez une soumission.',
  'for-authors-guidelines-text': 'Ce qu’il faut à un article, comment ses données sont partagées et comment il est évalué.',

  // Card
  'publish-your-research': 'Publier vos travaux',
  'publish-card-text':
    'Vos travaux paraissent peu après leur vérification, sont évalués au grand jour et peuvent être améliorés de version en version.',
  'aims-and-scope': 'Objectifs et champ',
  'article-guidelines': 'Consignes pour les articles',

  // Publish page
  'publish-lead': 'Vos travaux sont d’abord publiés, puis évalués au grand jour et améliorés de version en version. Tout commence ici.',
  'publish-lead-gateway':
    'Vos travaux feront partie de {gateway}. Ils sont d’abord publiés, puis évalués au grand jour et améliorés de version en version.',
  'publish-description': 'Soumettez à {site} des articles, des posters et d’autres travaux de recherche.',
  'publish-what': 'Que souhaitez-vous publier ?',
  'publish-ARTICLE': 'Soumettre un article',
  'publish-ARTICLE-text': 'Un texte sur une recherche, une méthode, des données ou une thèse, évalué au grand jour.',
  'publish-DOCUMENT': 'Soumettre un document',
  'publish-DOCUMENT-text': 'Des recommandations, un rapport, une note de synthèse ou un support de cours qui se suffit à lui-même.',
  'publish-POSTER': 'Soumettre un poster',
  'publish-POSTER-text': 'Ce que vous avez montré à un congrès, conservé là où on peut le trouver et le citer.',
  'publish-SLIDE': 'Soumettre un diaporama',
  'publish-SLIDE-text': 'Un exposé ou un cours, à lire diapositive par diapositive.',
  'publish-VIDEO': 'Soumettre une vidéo',
  'publish-VIDEO-text': 'Un exposé, une méthode ou une expérience, filmés.',
  'publish-subject': 'Discipline',
  'publish-subject-text':
    'Choisissez ce qui se rapproche le plus de vos travaux, pour que nous trouvions les bons éditeurs et évaluateurs.',
  'publish-subject-choose': 'Choisissez une discipline',
  'publish-subject-within': 'Plus précisément, au sein de {subject}',
  'publish-subject-whole': 'Aucune discipline plus précise',
  'publish-subject-narrower': 'Afficher les disciplines plus précises',
  'publish-start': 'Commencer une soumission',
  'publish-start-title': 'Vous hésitez ?',
  'publish-start-text': 'Commencez sans type et choisissez-le en chemin.',
  'publish-again': 'Déjà commencé ?',
  'publish-new-version': 'Soumettre une nouvelle version',
  'publish-draft': 'Compléter un brouillon',
  'publish-before': 'Avant de soumettre',
  'publish-nothing': 'Rien ne peut être soumis ici pour le moment',
  'publish-nothing-text':
    'Ce qui est publié ici peut être lu, mais aucun nouveau travail n’est accepté. Si vous avez une question, écrivez à {contact}.',

  // Redirects until there is an author area
  'hand-off-text': 'Votre soumission est envoyée à la rédaction par courriel. Un message qui dit votre choix est prêt.',
  'how-to-submit': 'Comment soumettre',
  'how-to-submit-guidelines': 'Lisez les consignes :',
  'how-to-submit-send':
    'Écrivez à la rédaction et joignez vos fichiers : le texte avec ses figures et tableaux, les liens vers les données, ainsi que les noms, affiliations et identifiants ORCID de tous les auteurs.',
  'how-to-submit-answer': 'La rédaction répond par courriel : elle vérifie votre soumission et vous indique la suite.',
  'document-guidelines': 'Consignes pour les documents',
  'posters-and-slides-guidelines': 'Consignes pour les posters et les diapositives',
  'hand-off-text-newVersion': 'Une nouvelle version est envoyée à la rédaction par courriel. Un message est prêt.',
  'how-to-submit-send-version':
    'Écrivez à la rédaction et joignez la nouvelle version, avec la liste des modifications et vos réponses aux évaluateurs.',
  'hand-off-text-draft':
    'Ce site ne conserve pas de brouillons. Si vous avez commencé une soumission, écrivez à la rédaction\u00a0: elle vous dira comment la compléter.',
  'hand-off-no-address':
    'Ce site n’indique pas encore d’adresse pour les soumissions. Lisez d’abord les consignes, puis adressez-vous à la rédaction : {contact}.',
  'hand-off-choice': 'Votre choix',
  'hand-off-type': 'Catégorie',
  'hand-off-later': 'Pas encore choisi',
  'hand-off-unknown-type': 'Il n’existe aucun type de contenu « {said} ».',
  'hand-off-not-taken': 'Ce type de contenu ne peut pas être soumis ici pour le moment : {types}.',
  'hand-off-unknown-subject': 'Il n’existe ici aucune discipline portant le numéro « {said} ».',
  'hand-off-unknown-gateway': 'Il n’existe ici aucun portail ni aucune collection « {said} ».',
  'hand-off-write': 'Écrire à la rédaction',
  'hand-off-write-text': 'Ou écrivez vous-même à {contact}.',
  'hand-off-back': 'Revenir au choix',
  'hand-off-keep': 'Vous pouvez garder cette adresse : elle contient votre choix.',
  'letter-subject': 'Soumission à {site}',
  'letter-greeting': 'Bonjour,',
  'letter-text': 'Je souhaite soumettre le travail suivant.',
  'letter-text-newVersion': 'Je souhaite soumettre une nouvelle version du travail suivant.',
  'letter-text-draft': 'J’ai commencé une soumission et souhaite la compléter.',
  'letter-title': 'Titre',
  'letter-authors': 'Auteurs',
}
