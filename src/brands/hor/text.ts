import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Research that looks past the horizon',
    de: 'Forschung, die über den Horizont schaut',
    es: 'Investigación que mira más allá del horizonte',
    fr: 'Une recherche qui voit plus loin que l’horizon',
    it: 'Una ricerca che guarda oltre l’orizzonte',
    ja: '地平線の先を見る研究',
  },
  'hero-text': {
    en: 'First results and long studies from every field, published before review and followed by it, so that others can begin where you are.',
    de: 'Erste Ergebnisse und lange Studien aus allen Fächern, vor der Begutachtung veröffentlicht und von ihr begleitet, damit andere dort beginnen können, wo Sie stehen.',
    es: 'Primeros resultados y estudios de largo alcance de todos los campos, publicados antes de la revisión y acompañados por ella, para que otros empiecen donde usted está.',
    fr: 'Premiers résultats et études au long cours de toutes les disciplines, publiés avant l’évaluation et suivis par elle, pour que d’autres partent du point où vous êtes.',
    it: 'Primi risultati e studi di lungo respiro da ogni campo, pubblicati prima della revisione e seguiti da essa, perché altri possano partire da dove è arrivato Lei.',
    ja: 'あらゆる分野の最初の成果から長期の研究まで、査読に先立って公開し、その後の査読も公開します。次の研究が、ここから始まります。',
  },
} satisfies BrandText
