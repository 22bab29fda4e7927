/** The guidelines for authors of articles, in French. */

import type { messages as english } from '../en/article-guidelines.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'guidelines-lead': 'Ce qu’il faut à un article pour être publié ici, et ce qu’il devient ensuite.',
  'guidelines-description':
    'Comment écrire un article pour {site} : types, structure, données, présentation, références et évaluation ouverte par les pairs.',
  'guidelines-sections': 'Sur cette page',
  'guidelines-no-articles': 'Aucun article ne peut être soumis ici pour le moment. Si vous avez une question, écrivez à {contact}.',

  'guidelines-before': 'Avant de soumettre',
  'guidelines-before-original':
    'Le travail est le vôtre, n’a paru dans aucune revue et n’est à l’examen d’aucune. Une prépublication n’est pas un obstacle.',
  'guidelines-before-authors':
    'Toutes les personnes citées comme auteurs ont contribué au travail et acceptent sa soumission. Dites qui a fait quoi avec les rôles de {credit}, et donnez l’institution et l’ORCID iD de chacune.',
  'guidelines-before-licence':
    'L’article est publié sous la licence Creative Commons Attribution (CC BY) : chacun peut le partager et l’adapter en citant ses auteurs.',
  'guidelines-before-tools':
    'Les programmes qui écrivent des textes ou créent des images ne peuvent pas être auteurs. Si vous en avez utilisé un, dites lequel et pour quoi faire ; vous répondez de ce qu’il a produit.',

  'guidelines-types': 'Types d’articles',
  'guidelines-types-text':
    'Choisissez le type qui correspond à votre travail. Si aucun ne semble convenir, demandez à {contact} avant d’écrire.',
  'guidelines-types-findings': 'Résultats nouveaux',
  'guidelines-types-findings-text':
    'Des résultats de toute taille, y compris ceux qui confirment, contredisent ou ne trouvent rien. Ce qui compte, c’est une méthode solide et des données ouvertes.',
  'guidelines-types-methods': 'Méthodes, données et logiciels',
  'guidelines-types-methods-text':
    'Ce sur quoi d’autres peuvent bâtir : un protocole avant le début de l’étude, une méthode, la description d’un jeu de données, un outil avec son code source.',
  'guidelines-types-practice': 'Cas et pratique',
  'guidelines-types-practice-text':
    'Ce qui a été vu et fait dans des cas particuliers et au quotidien, raconté de façon que d’autres puissent en tirer profit.',
  'guidelines-types-views': 'Synthèses et points de vue',
  'guidelines-types-views-text':
    'Ce que l’on sait à ce jour, et ce que l’on peut en penser. Chaque affirmation repose sur une source vérifiable.',

  'guidelines-structure': 'Composition de l’article',
  'guidelines-structure-title':
    'Le titre dit ce qui a été étudié et comment, en des mots que l’on comprend dans un domaine voisin. Il n’annonce pas plus que ce que l’article montre.',
  'guidelines-structure-abstract':
    'Le résumé compte 300 mots au plus et aucune référence. Pour une recherche, il se divise en contexte, méthodes, résultats et conclusions.',
  'guidelines-structure-keywords': 'Jusqu’à huit mots-clés, qui ne répètent pas le titre, aident à trouver l’article.',
  'guidelines-structure-text':
    'Les articles de recherche ont une introduction, des méthodes, des résultats et une discussion ; les autres types se divisent comme il leur convient. Les méthodes sont écrites de telle sorte qu’une autre équipe pourrait refaire le travail sans vous interroger.',
  'guidelines-structure-figures':
    'Figures et tableaux sont numérotés dans l’ordre où le texte les cite. Chacun a un titre, une légende qui se comprend seule et un texte de remplacement pour qui ne peut pas le voir. Dans une image, rien n’est ajouté, retiré ni déplacé.',
  'guidelines-structure-end':
    'À la fin figurent les déclarations sur les données et logiciels, les conflits d’intérêts, le financement avec ses numéros, les remerciements et les contributions des auteurs. S’il n’y a rien à déclarer, dites-le.',
  'guidelines-structure-files':
    'Envoyez le texte en Word, LaTeX ou JATS, les formules comme formules et les tableaux comme tableaux, et chaque figure dans son propre fichier : les dessins en vectoriel, les photographies à 300 points par pouce.',

  'guidelines-data': 'Données et logiciels',
  'guidelines-data-deposit':
    'Les données sur lesquelles reposent les résultats se trouvent dans un entrepôt reconnu avant la soumission, sous une licence qui permet de les réutiliser : CC0 ou CC BY.',
  'guidelines-data-statement':
    'L’article dit où se trouve chaque jeu de données : entrepôt, titre, identifiant (un DOI ou un numéro d’accès) et licence. Cela vaut aussi pour les données d’autrui.',
  'guidelines-data-restricted':
    'Si des données ne peuvent être ouvertes, parce qu’elles rendraient des personnes reconnaissables ou appartiennent à d’autres, l’article dit pourquoi, qui peut les obtenir et comment les demander.',
  'guidelines-data-software':
    'Le code source est ouvert, porte une licence approuvée par l’{osi} et est archivé avec un DOI dans la version utilisée.',

  'guidelines-reporting': 'Éthique et présentation',
  'guidelines-reporting-approval':
    'Une recherche sur des personnes ou des animaux nomme le comité qui l’a approuvée et le numéro de l’approbation, ou dit pourquoi aucune n’était nécessaire. Les participants ont donné leur consentement éclairé ; quiconque pourrait être reconnu a accepté de paraître.',
  'guidelines-reporting-trials':
    'Les essais cliniques ont été enregistrés avant que la première personne n’y participe. Le numéro d’enregistrement figure dans le résumé.',
  'guidelines-reporting-guideline':
    'Suivez les recommandations de présentation de votre type d’étude : CONSORT pour les essais, PRISMA pour les revues systématiques, STROBE pour les études d’observation, ARRIVE pour les animaux, CARE pour les cas. Le {equator} les recense toutes. La liste de contrôle remplie est déposée avec les données.',
  'guidelines-reporting-statistics':
    'Les statistiques indiquent les tests, la taille des échantillons, les valeurs exactes et leur incertitude, et disent ce qui était prévu d’avance et ce qui ne l’était pas.',

  'guidelines-references': 'Références',
  'guidelines-references-style':
    'Tout style convient, si vous vous y tenez : il sera remplacé par le nôtre. Ce qui compte, c’est que chaque référence soit complète, avec auteurs, année, titre, source et DOI.',
  'guidelines-references-data':
    'Les jeux de données, logiciels, protocoles et prépublications sont cités dans la liste comme les articles.',
  'guidelines-references-check':
    'Citez ce que vous avez lu, et vérifiez s’il a été corrigé ou rétracté depuis. Ce qui n’est pas publié n’est nommé que dans le texte.',

  'guidelines-review': 'Comment se déroule l’évaluation ouverte par les pairs',
  'guidelines-review-checks':
    'La rédaction vérifie que l’article est complet et respecte ces consignes. Elle ne juge pas de l’importance des résultats.',
  'guidelines-review-published':
    'L’article est publié avec ses données, peut être cité par son DOI et porte la mention qu’il n’est pas encore évalué.',
  'guidelines-review-reports':
    'Des experts invités, sans conflit d’intérêts, le lisent. Leurs rapports sont publiés sous leur nom à côté de l’article, chacun avec l’une de trois décisions :',
  'guidelines-review-revise':
    'Vous répondez aux rapports en public et publiez de nouvelles versions. Toutes restent, avec leur DOI, leurs rapports et leurs décisions, et leur nombre n’est pas limité.',
  'guidelines-review-passes':
    'L’article a réussi l’évaluation par les pairs dès qu’une version a {decisions}. Son titre le dit alors partout où il est cité.',

  'guidelines-after': 'Après la publication',
  'guidelines-after-versions':
    'Si vous trouvez une erreur, publiez une version corrigée qui dit ce qui a changé. Les précédentes restent lisibles.',
  'guidelines-after-retraction':
    'Si l’on ne peut plus se fier à des résultats, un avis dit pourquoi. L’article reste à sa place, marqué comme rétracté : rien ne disparaît en silence.',
  'guidelines-after-share': 'Partagez l’article où vous voulez et déposez-le dans tout entrepôt, dès le premier jour.',
}
