/** Words of signing in and out, in German. */

import type { messages as english } from '../en/session.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'sign-in-lead': 'Mit einem Konto kommentieren Sie, folgen Neuem und reichen ein, auf allen Seiten dieses Verlags.',
  'sign-in-username': 'E-Mail-Adresse',
  'sign-in-password': 'Passwort',
  'sign-in-remember': 'Auf diesem Gerät angemeldet bleiben',
  'sign-in-forgotten': 'Passwort vergessen?',
  'sign-in-failed': 'Benutzername oder Passwort ist ungültig',
  'sign-in-success': 'Sie sind angemeldet.',
  'sign-in-no-cookie':
    'Ihr Browser hat kein Cookie behalten, Sie sind daher nicht angemeldet. Erlauben Sie dieser Website Cookies und öffnen Sie sie unter ihrer https-Adresse.',
  'sign-in-too-many': {
    one: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    other: 'Zu viele Versuche. Warten Sie {count} Minuten und versuchen Sie es dann noch einmal.',
  },
  'sign-in-new': 'Neu hier?',
  'sign-in-already': 'Sie sind als {name} angemeldet. Wer sich hier anmeldet, tritt an Ihre Stelle.',
  'sign-in-to-details': 'Zu Ihren Angaben',
  'sign-in-register': 'Konto anlegen',
  'sign-out-ask': 'Abmelden?',
  'sign-out-ask-text': 'Ein Link auf einer anderen Website hat hierher geführt. Melden Sie sich nur ab, wenn Sie das wollten.',
  'sign-out-stay': 'Angemeldet bleiben',
  sessions: 'Wo Sie angemeldet sind',
  'sessions-text':
    'Jeder Browser, in dem Sie sich angemeldet und nicht abgemeldet haben. Beenden Sie, was Sie nicht kennen, und ändern Sie Ihr Passwort.',
  'session-this': 'Dieser Browser',
  'session-seen': 'Zuletzt benutzt am {date}',
  'session-started': 'Angemeldet am {date}',
  'session-by-password': 'mit Passwort',
  'session-by-passkey': 'mit Passkey',
  'session-by-orcid': 'mit ORCID',
  'session-by-institution': 'über eine Einrichtung',
  'session-remembered': 'bleibt angemeldet',
  'session-end': 'Abmelden',
  'session-end-label': 'Abmelden: {browser}',
  'sessions-end-others': 'Überall sonst abmelden',
  'sessions-end-all': 'Überall abmelden',
  'session-ended': 'Dort abgemeldet.',
  'session-unknown': 'Ein unbekanntes Programm',
  'session-gone': 'Diese Sitzung war bereits beendet.',
  'session-network': 'Netzadresse {network}',
}
