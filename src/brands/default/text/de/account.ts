/** Words of my details, in German. */
import type { messages as english } from '../en/account.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-details-lead': 'Was dieser Verlag über Sie weiß und was Sie daran ändern können.',
  'my-details-success': 'Ihre Angaben sind gespeichert.',
  'my-details-error': 'Änderung nicht erfolgreich – bitte prüfen Sie die Fehlermeldungen.',
  'details-person': 'Name und Zugehörigkeit',
  'details-save': 'Speichern',
  'details-gateways': 'Ihre Gateways und Sammlungen',
  'details-gateways-text':
    'Die, zu denen Sie gehören oder mit denen Sie arbeiten, etwa über Ihren Förderer oder Ihre Einrichtung. Die Redaktion sieht es; es gibt keine Rechte und verschickt keine E-Mails.',
  'details-address': 'E-Mail-Adresse',
  'details-address-text': 'Sie lautet {email}. Eine andere gilt, sobald Sie dem Link folgen, der dorthin gesendet wird.',
  'details-new-address': 'Neue E-Mail-Adresse',
  'details-new-address-again': 'Neue E-Mail-Adresse noch einmal',
  'details-own-password': 'Ihr Passwort',
  'details-address-submit': 'Adresse ändern',
  'details-address-sent':
    'Eine E-Mail ist unterwegs an die neue Adresse. Folgen Sie ihrem Link binnen {hours} Stunden; bis dahin gilt die alte.',
  'details-address-fresh': 'Bevor Sie sie ändern, bestätigen Sie, dass Sie es sind.',
  'details-address-confirm': 'Bestätigen, dass Sie es sind',
  'details-password': 'Passwort ändern',
  'details-password-text': 'Damit werden Sie überall außer hier abgemeldet.',
  'details-password-saved': 'Ihr Passwort ist geändert.',
  'details-no-password': 'Dieses Konto hat kein Passwort. Um ihm eines zu geben, fordern Sie einen Link an.',
  'details-sessions': 'Wo Sie angemeldet sind',
  'details-sessions-text': 'Sehen Sie, in welchen Browsern Sie angemeldet sind, und beenden Sie, was Sie nicht kennen.',
  'details-sessions-show': 'Sitzungen anzeigen',
  'details-data': 'Ihre Daten',
  'details-data-text':
    'Eine Datei mit allem, was über Sie gespeichert ist: Angaben, Antworten, Sitzungen, Kommentare, Anmeldungen und E-Mails.',
  'details-data-download': 'Meine Daten herunterladen',
  'details-end': 'Konto löschen',
  'details-end-text':
    'Ihre Angaben, Sitzungen, Anmeldungen und Zugänge werden sofort und endgültig gelöscht. Veröffentlichte Kommentare und Gutachten bleiben, denn andere haben sie gelesen, beantwortet und zitiert. Autorinnen und Autoren von Artikeln bleiben im Veröffentlichten genannt: Die wissenschaftliche Überlieferung darf nicht verändert werden.',
  'details-end-name': 'Ihr Name an Ihren veröffentlichten Kommentaren und Gutachten',
  'details-end-kept': 'Beibehalten',
  'details-end-withheld': 'Entfernen, samt Zugehörigkeit',
  'details-end-submit': 'Konto löschen',
  'details-end-asked': 'Eine E-Mail ist unterwegs an Ihre Adresse. Das Konto wird gelöscht, sobald Sie ihrem Link folgen und bestätigen.',
  'details-end-by-mail': 'Dieses Konto hat kein Passwort: Eine E-Mail mit einem Link bestätigt, dass Sie es sind.',
  'name-withheld': 'Name entfernt',
  'address-confirm-title': 'Neue Adresse bestätigen',
  'address-confirm-text': 'Ihr Konto soll von jetzt an die Adresse {email} haben.',
  'address-confirmed-title': 'Ihre Adresse ist geändert',
  'address-confirmed-text': 'Melden Sie sich von jetzt an mit der neuen Adresse an. Die alte Adresse wurde benachrichtigt.',
  'address-taken-text': 'Inzwischen hat sich jemand mit dieser Adresse registriert. Ihr Konto behält die bisherige.',
  'address-gone-text': 'Er wurde benutzt, ist älter als ein Tag, oder es wurde ein neuerer gesendet.',
  'deletion-confirm-text-kept': 'Ihr Konto wird endgültig gelöscht. Ihr Name bleibt an Ihren veröffentlichten Kommentaren und Gutachten.',
  'deletion-confirm-text-withheld':
    'Ihr Konto wird endgültig gelöscht, und Ihr Name wird von Ihren veröffentlichten Kommentaren und Gutachten entfernt.',
  'account-deleted-title': 'Ihr Konto ist gelöscht',
  'account-deleted-text': 'Eine E-Mail an die bisherige Adresse sagt das auch. Lesen können Sie hier weiterhin alles.',
  'my-details-back': 'Zu meinen Angaben',
}
