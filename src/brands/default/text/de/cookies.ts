/** Words of the choice about cookies, in German. */

import type { words as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
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
}
