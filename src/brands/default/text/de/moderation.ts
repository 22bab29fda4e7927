/** Words of moderating comments, in German. */

import type { messages as english } from '../en/moderation.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'moderation-lead':
    'Was Leser*innen zu den Beiträgen dieser Website sagen. Wer einen Kommentar geschrieben hat, bekommt Ihre Entscheidung mit der Begründung per E-Mail.',
  'moderation-list-waiting': 'Wartend',
  'moderation-list-flagged': 'Gemeldet',
  'moderation-list-published': 'Veröffentlicht',
  'moderation-list-removed': 'Entfernt',
  'moderation-list-withdrawn': 'Zurückgezogen',
  'moderation-none': 'Es gibt keine.',
  'moderation-on': 'Zu {title}',
  'moderation-comment-of': 'Kommentar von {name}',
  'moderation-back': 'Alle Kommentare',
  'moderation-flags': { one: '{count} Meldung', other: '{count} Meldungen' },
  'moderation-held-every-comment': 'Auf dieser Website wird jeder Kommentar zuerst gelesen',
  'moderation-held-unconfirmed-address': 'Die Adresse des Kontos ist nicht bestätigt',
  'moderation-held-many-links': 'Viele Links',
  'moderation-held-repeated': 'Dieselben Worte stehen auch anderswo',
  'moderation-held-many-at-once': 'Viele von einem neuen Konto',
  'moderation-reason': 'Begründung',
  'moderation-reason-help': 'Die Person, die den Kommentar geschrieben hat, liest sie per E-Mail. Nötig, um zu entfernen oder zu sperren.',
  'moderation-publish': 'Veröffentlichen',
  'moderation-remove': 'Entfernen',
  'moderation-leave': 'So lassen',
  'moderation-block': '{name} für Kommentare sperren',
  'moderation-unblock': '{name} wieder kommentieren lassen',
  'moderation-blocked': '{name} darf nicht kommentieren: {reason}',
  'moderation-others': { one: '{count} weiterer Kommentar desselben Kontos', other: '{count} weitere Kommentare desselben Kontos' },
  'moderation-done': 'Erledigt.',
  'moderation-late': 'Das geht nicht mehr: Inzwischen hat jemand anderes entschieden, oder der Kommentar wurde zurückgezogen.',
  'moderation-history': 'Was geschah',
  'moderation-event-posted': 'Geschrieben',
  'moderation-event-held': 'Zurückgehalten',
  'moderation-event-published': 'Veröffentlicht',
  'moderation-event-removed': 'Entfernt',
  'moderation-event-withdrawn': 'Zurückgezogen',
  'moderation-event-renamed': 'Name entfernt',
  'moderation-readers': 'Was gemeldet wurde',
  'moderation-settled': 'erledigt',
}
