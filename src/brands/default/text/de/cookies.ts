/** Words of the choice about cookies, in German. */

import type { messages as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Cookies
  'consent-save': 'Auswahl speichern',
  'consent-always-on': 'Immer aktiv',
  'consent-essential': 'Notwendig',
  'consent-essential-text': 'Anmeldung, Sicherheit und das Speichern dieser Auswahl.',
  'consent-analytics': 'Statistik',
  'consent-analytics-text': 'Zählen von Aufrufen und Downloads, damit Autorinnen und Autoren sehen, wie ihre Arbeit gelesen wird.',
  'consent-functional': 'Funktional',
  'consent-functional-text': 'Speichern Ihrer Einstellungen sowie Inhalte, die andere Websites hier einbetten.',
  'consent-advertising': 'Werbung',
  'consent-advertising-text': 'Messen, ob unsere Hinweise an anderer Stelle die Menschen erreichen, für die sie gedacht sind.',
  'cookie-table': 'Die Cookies dieser Website',
  'cookie-name': 'Bezeichnung',
  'cookie-purpose': 'Wozu es dient',
  'cookie-category': 'Kategorie',
  'cookie-lifetime': 'Aufbewahrt',
  'cookie-until-closed': 'Längstens bis zum Schließen des Browsers',
  'cookie-years': { one: '{count} Jahr', other: '{count} Jahre' },
  'cookie-days': { one: '{count} Tag', other: '{count} Tage' },
  'cookie-for-session': 'Dass Sie angemeldet sind',
  'cookie-for-rememberMe': 'Dass Sie angemeldet bleiben, wenn Sie das wollten',
  'cookie-for-journey': 'Führt eine Anmeldung anderswo in diesen Browser zurück',
  'cookie-for-pendingTracking': 'Was Sie verfolgen wollten, während Sie sich anmelden',
  'cookie-for-consent': 'Was Sie über Cookies entschieden haben',
  'cookie-for-termsAndConditions': 'Dass Sie die Bedingungen für Kommentare angenommen haben',
  'cookie-for-language': 'Die Sprache, die Sie gewählt haben',
  'cookie-for-contentEvent': 'Welche Aufrufe und Downloads schon gezählt wurden',
  'cookie-for-updatesSignUp': 'Dass Sie sich für Neuigkeiten eingetragen haben und nicht mehr gefragt werden',
  'cookie-for-versionWarningSuppression': 'Dass Sie den Hinweis auf eine neuere Version geschlossen haben',
  'cookie-for-citationStyle': 'Der Stil, in dem Sie zuletzt ein Zitat kopiert haben',
  'cookie-for-livePreview': 'Ob Sie neben dem Editor von Seiten und Beiträgen eine Vorschau sehen, und wie breit',
}
