import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Hard questions, weighed in the open',
    de: 'Schwierige Fragen, offen abgewogen',
    es: 'Preguntas difíciles, sopesadas en abierto',
    fr: 'Des questions difficiles, pesées au grand jour',
    it: 'Domande difficili, soppesate apertamente',
    ja: '難しい問いを、開かれた場で考える',
  },
  'hero-text': {
    en: 'Arguments, cases and evidence from medicine and the life sciences, with the view of every reviewer beside them.',
    de: 'Argumente, Fälle und Belege aus Medizin und Lebenswissenschaften, und daneben die Sicht aller, die sie begutachten.',
    es: 'Argumentos, casos y pruebas de la medicina y las ciencias de la vida, con la opinión de cada revisor al lado.',
    fr: 'Arguments, cas et données issus de la médecine et des sciences de la vie, avec en regard l’avis de chaque évaluateur.',
    it: 'Argomenti, casi e prove dalla medicina e dalle scienze della vita, con accanto il parere di ogni revisore.',
    ja: '医学と生命科学をめぐる議論、事例、エビデンスを、すべての査読者の見解とともにお読みいただけます。',
  },
} satisfies BrandText
