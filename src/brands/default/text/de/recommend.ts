/** Words of recommending by email, and of confirming what an email asks, in German. */
import type { messages as english } from '../en/recommend.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'recommend-title': 'Per E-Mail empfehlen',
  'recommend-lead': 'Eine E-Mail mit einem Link hierher geht an alle, die Sie nennen:',
  'recommend-recipients': 'Empfänger',
  'recommend-recipients-help': 'E-Mail-Adressen, höchstens {most}, durch Kommas getrennt.',
  'recommend-name': 'Ihr Name',
  'recommend-email': 'Ihre E-Mail-Adresse',
  'recommend-email-help': 'Die Empfänger sehen sie und wissen so, wer ihnen schreibt.',
  'recommend-as': 'Gesendet wird in Ihrem Namen, {name}; Antworten gehen an {email}.',
  'recommend-message': 'Nachricht (freiwillig)',
  'recommend-message-help': 'Nur Text, ohne Adressen von Webseiten.',
  'recommend-left': { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  'recommend-privacy': 'Die Adressen der Empfänger werden gelöscht, sobald die E-Mail gesendet ist.',
  'recommend-submit': 'Senden',
  'recommend-own-program': 'Lieber im eigenen Mailprogramm schreiben',
  'recommend-others': 'Anderen empfehlen',
  'email-sent': 'Die E-Mail wurde gesendet.',
  'updates-confirm-title': 'Bestätigen Sie Ihre Adresse',
  'updates-confirm-text': 'Neuigkeiten von {site} sollen an {email} gehen.',
  'updates-confirm-submit': 'Bestätigen',
  'updates-confirmed-title': 'Sie sind angemeldet',
  'updates-confirmed-text': 'Vielen Dank. Neuigkeiten von {site} gehen von nun an an Ihre Adresse.',
  'updates-gone-title': 'Dieser Link gilt nicht mehr',
  'updates-gone-text':
    'Er wurde schon benutzt oder ist älter als drei Tage. Haben Sie Ihre Adresse noch nicht bestätigt, melden Sie sich noch einmal an.',
}
