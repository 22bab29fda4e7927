/** Words of the outbox, in German. */

import type { messages as english } from '../en/outbox.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  outbox: 'Postausgang',
  'outbox-kept-text':
    'Es gibt keinen Mailserver. Briefe werden deshalb nicht verschickt, sondern hier aufbewahrt. Ihr Inhalt wird nach sieben Tagen gelöscht.',
  'outbox-sent-text': 'Was geschrieben wurde und was daraus geworden ist. Der Inhalt eines Briefs wird gelöscht, sobald er verschickt ist.',
  'outbox-empty': 'Es wurde noch nichts geschrieben.',
  'outbox-to': 'An {address}',
  'outbox-from-label': 'Von',
  'outbox-to-label': 'An',
  'outbox-reply-label': 'Antworten an',
  'outbox-posted-label': 'Geschrieben',
  'outbox-state-label': 'Stand',
  'outbox-state-waiting': 'wartet auf den Versand',
  'outbox-state-sending': 'wird verschickt',
  'outbox-state-sent': 'verschickt',
  'outbox-state-kept': 'hier aufbewahrt',
  'outbox-state-given-up': 'aufgegeben',
  'outbox-gone': 'Der Inhalt dieses Briefs wird nicht mehr aufbewahrt.',
  'outbox-text-title': 'Als Text',
  'outbox-html-title': 'Wie ein Mailprogramm ihn zeigt',
  bounces: 'Unzustellbare Post',
  'bounces-lead':
    'Diese Adressen erreicht keine Post. Benachrichtigungen und Übersichten gehen nicht mehr dorthin; Briefe an eine einzelne Person, etwa zu einem neuen Passwort, werden weiter versucht. Wem die Adresse gehört, sieht es dort, wo verwaltet wird, was man verfolgt.',
  'bounces-done': 'Die Adresse bekommt wieder Post.',
  'bounces-none': 'Keine Post ist zurückgekommen.',
  'bounces-account': 'Adresse eines Kontos',
  'bounces-no-account': 'Adresse ohne Konto',
  'bounces-stopped': 'Beendet bei: {platforms}',
  'bounces-take-up': 'Wieder Post senden',
}
