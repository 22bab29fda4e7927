import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Teaching medicine, learning together',
    de: 'Medizin lehren, gemeinsam lernen',
    es: 'Enseñar medicina, aprender juntos',
    fr: 'Enseigner la médecine, apprendre ensemble',
    it: 'Insegnare la medicina, imparare insieme',
    ja: '医学を教え、ともに学ぶ',
  },
  'hero-text': {
    en: 'Ideas, studies and lessons from the education of health professionals, discussed openly by the people who teach, train and learn.',
    de: 'Ideen, Studien und Erfahrungen aus der Ausbildung in den Gesundheitsberufen, offen besprochen von allen, die lehren, ausbilden und lernen.',
    es: 'Ideas, estudios y experiencias de la formación de profesionales de la salud, debatidos abiertamente por quienes enseñan, forman y aprenden.',
    fr: 'Idées, études et expériences de la formation des professionnels de santé, discutées ouvertement par celles et ceux qui enseignent, encadrent et apprennent.',
    it: 'Idee, studi ed esperienze dalla formazione dei professionisti della salute, discussi apertamente da chi insegna, forma e impara.',
    ja: '医療者教育から生まれた発想、研究、実践の知恵を、教える人、育てる人、学ぶ人が公開の場で語り合います。',
  },
} satisfies BrandText
