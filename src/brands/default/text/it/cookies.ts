/** Words of the choice about cookies, in Italian. */

import type { messages as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
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
  'cookie-table': 'I cookie di questo sito',
  'cookie-name': 'Nome',
  'cookie-purpose': 'A che cosa serve',
  'cookie-category': 'Categoria',
  'cookie-lifetime': 'Conservato',
  'cookie-until-closed': 'Al massimo fino alla chiusura del browser',
  'cookie-years': { one: '{count} anno', many: '{count} di anni', other: '{count} anni' },
  'cookie-days': { one: '{count} giorno', many: '{count} di giorni', other: '{count} giorni' },
  'cookie-for-session': 'Che ha effettuato l’accesso',
  'cookie-for-rememberMe': 'Che resta collegato, se lo ha chiesto',
  'cookie-for-journey': 'Riporta in questo browser un accesso fatto altrove',
  'cookie-for-pendingTracking': 'Che cosa voleva seguire mentre accede',
  'cookie-for-consent': 'Che cosa ha deciso sui cookie',
  'cookie-for-termsAndConditions': 'Che ha accettato le condizioni dei commenti',
  'cookie-for-language': 'La lingua che ha scelto',
  'cookie-for-contentEvent': 'Quali visualizzazioni e quali download sono già stati contati',
  'cookie-for-updatesSignUp': 'Che si è iscritto alle novità e non va più interpellato',
  'cookie-for-versionWarningSuppression': 'Che ha chiuso l’avviso di una versione più recente',
  'cookie-for-citationStyle': 'Lo stile in cui ha copiato l’ultima citazione',
  'cookie-for-livePreview': 'Se vede un’anteprima accanto all’editor di pagine e articoli, e quanto larga',
}
