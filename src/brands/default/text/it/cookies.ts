/** Words of the choice about cookies, in Italian. */

import type { words as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Cookies
  'consent-save': 'Salva la mia scelta',
  'consent-always-on': 'Sempre attivi',
  'consent-essential': 'Essenziali',
  'consent-essential-text': 'Accesso all’account, sicurezza e memorizzazione di questa scelta.',
  'consent-analytics': 'Statistici',
  'consent-analytics-text': 'Conteggio delle visualizzazioni e dei download, perché gli autori vedano come vengono letti i loro lavori.',
  'consent-functional': 'Funzionali',
  'consent-functional-text': 'Memorizzazione delle Sue impostazioni e contenuti incorporati qui da altri siti.',
  'consent-advertising': 'Pubblicitari',
  'consent-advertising-text': 'Misurazione della capacità dei nostri annunci su altri siti di raggiungere le persone a cui sono rivolti.',
}
