import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Robots that work with people',
    de: 'Roboter, die mit Menschen arbeiten',
    es: 'Robots que trabajan con las personas',
    fr: 'Des robots qui travaillent avec nous',
    it: 'Robot che lavorano con le persone',
    ja: '人とともに働くロボット',
  },
  'hero-text': {
    en: 'Methods, software, case studies and data on collaborative robotics: open to test, to question and to build upon.',
    de: 'Methoden, Software, Fallstudien und Daten zur kollaborativen Robotik: offen zum Prüfen, zum Hinterfragen und zum Weiterbauen.',
    es: 'Métodos, software, estudios de caso y datos sobre robótica colaborativa: abiertos para probarlos, cuestionarlos y seguir construyendo.',
    fr: 'Méthodes, logiciels, études de cas et données de robotique collaborative\u00a0: à tester, à questionner et à prolonger librement.',
    it: 'Metodi, software, casi di studio e dati sulla robotica collaborativa: aperti da provare, da discutere e da sviluppare.',
    ja: '協働ロボットの手法、ソフトウェア、事例研究、データ。自由に試し、問い直し、その先を築くことができます。',
  },
} satisfies BrandText
