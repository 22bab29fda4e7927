/** Words of the main menu’s editor, in German. */
import type { words as english } from '../en/site-menus.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'menu-lead': 'Das Hauptmenü jeder Seite. Eine Änderung ist sofort zu sehen, auf der ganzen Website und in jeder Sprache.',
  'menu-lead-brand':
    'Das Hauptmenü jeder Seite ist das der Marke, in den Wörtern jeder Sprache. Einmal gespeichert ist es Ihr eigenes, mit denselben Wörtern in jeder Sprache.',
  'menu-saved': 'Das Menü wurde gespeichert. Jede Seite zeigt es.',
  'menu-late': 'Inzwischen hat jemand anderes das Menü gespeichert',
  'menu-late-help':
    'Ihre Einträge sind noch da und nicht gespeichert. Speichern Sie noch einmal, um das andere Menü durch sie zu ersetzen.',
  'menu-late-see': 'Stattdessen das andere Menü ansehen',
  'menu-entries': 'Einträge des Menüs',
  'menu-new-entry': 'Neuer Eintrag',
  'menu-moved': '{name} ist jetzt Nummer {position} von {count}.',
  'menu-add': 'Eintrag hinzufügen',
  'menu-preview': 'So wird es gezeigt',
  'menu-save': 'Menü speichern',
  'menu-reset': 'Zurück zum Menü der Marke',
  'menu-drag': '{name} ziehen',
  'menu-text': 'Beschriftung',
  'menu-target': 'Führt zu',
  'menu-address': 'Adresse',
  'menu-target-address': 'einer Adresse',
  'menu-target-heading': 'nichts: fasst die Einträge darunter zusammen',
  'menu-target-blog': 'dem Blog',
  'menu-target-browse': 'Stöbern',
  'menu-target-gateways': 'den Gateways',
  'menu-target-rss': 'dem RSS-Feed',
  'menu-move-up': '{name} nach oben',
  'menu-move-down': '{name} nach unten',
  'menu-move-in': '{name} unter den Eintrag davor stellen',
  'menu-move-out': '{name} auf die erste Ebene stellen',
  'menu-remove': '{name} entfernen',
  'menu-problem-no-text': 'Geben Sie eine Beschriftung ein.',
  'menu-problem-long-text': 'Die Beschriftung darf {most} Zeichen haben.',
  'menu-problem-same-text': 'Ein Eintrag daneben heißt schon so.',
  'menu-problem-no-address': 'Geben Sie ein, wohin er führt.',
  'menu-problem-bad-address': 'Geben Sie einen Pfad dieser Website wie /about ein oder eine Adresse, die mit https:// beginnt.',
  'menu-problem-empty-heading': 'Ein Eintrag, der zu nichts führt, braucht Einträge darunter.',
}
