/** Words of forms, in German. */

import type { messages as english } from '../en/forms.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Sign-up for updates
  'updates-text': 'Neues über Artikel, Ausschreibungen und Funktionen. Sie können sich jederzeit abmelden.',
  'updates-first-name': 'Vorname',
  'updates-last-name': 'Nachname',
  'updates-email': 'E-Mail-Adresse',
  'updates-institution': 'Institution (optional)',
  'updates-submit': 'Eintragen',
  'updates-close': 'Formular schließen',
  'sign-up-success':
    'Vielen Dank. Wir haben Ihre Adresse für Neuigkeiten vorgemerkt. Folgen Sie dem Link der E-Mail, die um Bestätigung bittet.',
  'sign-up-error': 'Wir konnten Sie gerade nicht eintragen. Es wurde nichts gespeichert; bitte versuchen Sie es noch einmal.',
  'sign-up-too-often': 'Über Ihren Anschluss kamen zu viele Eintragungen. Bitte versuchen Sie es in einigen Minuten noch einmal.',

  // Forms
  'field-required': '„{label}“ darf nicht leer sein',
  'field-too-short': '„{label}“ darf nicht kürzer als {minLength} Zeichen sein',
  'field-too-long': '„{label}“ darf nicht länger als {maxLength} Zeichen sein',
  email_invalid_message: 'Geben Sie eine E-Mail-Adresse wie name@example.org ein',
  'email-several-invalid': 'Nicht alle E-Mail-Adressen sind gültig, bitte prüfen Sie sie.',
  'entries-do-not-match': 'Die beiden Eingaben stimmen nicht überein, bitte versuchen Sie es noch einmal',
  'label-banned-characters': 'Bezeichnungen dürfen keine unzulässigen Zeichen enthalten',
  'recaptcha-incomplete': 'Bitte schließen Sie das reCAPTCHA ab',
  'terms-not-accepted': 'Bitte akzeptieren Sie die Nutzungsbedingungen',
  'comment-terms-not-accepted': 'Bitte bestätigen Sie, dass Sie die Nutzungsbedingungen für Kommentare akzeptieren',
  'please-select-subject': 'Bitte wählen Sie ein Fachgebiet aus',
  'captcha-label': 'Ich bin kein Roboter',
  'captcha-verifying': 'Wird geprüft …',
  'captcha-verified': 'Geprüft',
  'captcha-error': 'Die Prüfung hat nicht funktioniert. Versuchen Sie es noch einmal.',
  'captcha-expired': 'Die Prüfung ist abgelaufen. Versuchen Sie es noch einmal.',
  required: 'erforderlich',
  'form-error-title': { one: 'Eine Angabe muss korrigiert werden', other: '{count} Angaben müssen korrigiert werden' },
  'show-password': 'Passwort anzeigen',
  'hide-password': 'Passwort verbergen',
  'choose-from-list': 'Wählen Sie aus der Liste',
  'too-many-nationalities': 'Wählen Sie höchstens {most}',
  'password-too-common': 'Dieses Passwort würden andere mit als Erstes versuchen. Wählen Sie ein anderes',
  'password-tells-owner': 'Wählen Sie ein Passwort, das nicht Ihr Name oder Ihre Adresse ist',
  'password-wrong': 'Das ist nicht Ihr Passwort',
  'fresh-sign-in-needed': 'Bestätigen Sie zuerst, dass Sie es sind, und versuchen Sie es dann noch einmal',
  'last-super-editor':
    'Sie haben als Letzte oder Letzter die Rolle Super Editor. Geben Sie sie jemand anderem, bevor Sie Ihr Konto löschen',
  'too-many-tries': 'Es gab zu viele Versuche. Versuchen Sie es später noch einmal',
  'institution-not-selected-title': 'Wählen Sie Ihre Institution aus der Liste',
  'institution-not-selected-message':
    'Geben Sie mindestens drei Buchstaben des Namens ein und wählen Sie ihn aus der Liste, die dann erscheint; ein eingefügter Name kann nicht erkannt werden.',
  'recipients-too-many': 'Geben Sie höchstens {most} Adressen ein',
  'text-has-addresses': 'Lassen Sie Adressen von Webseiten weg: Die E-Mail enthält einen Link zu dieser',
  'name-not-shown': 'Geben Sie einen Namen ohne Adressen und lange Zahlen ein',
}
