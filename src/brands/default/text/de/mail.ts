/** Words of the letters that are sent to people, in German. */

import type { messages as english } from '../en/mail.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'mail-greeting': 'Guten Tag {name},',
  'mail-greeting-unnamed': 'Guten Tag,',
  'mail-link-lasts': {
    one: 'Der Link gilt einmal, in der nächsten Stunde.',
    other: 'Der Link gilt einmal, in den nächsten {count} Stunden.',
  },
  'mail-footer': 'Diese Nachricht kommt von {site}. Eine Antwort darauf geht an {email}.',
  'mail-footer-no-reply': 'Diese Nachricht kommt von {site}.',
  'mail-confirm-registration-subject': 'Bestätigen Sie Ihre E-Mail-Adresse für {site}',
  'mail-confirm-registration-text':
    'Danke für Ihre Registrierung bei {site}. Bestätigen Sie, dass diese Adresse Ihnen gehört, dann können Sie sich anmelden.',
  'mail-confirm-registration-action': 'Adresse bestätigen',
  'mail-confirm-registration-otherwise':
    'Falls Sie sich nicht registriert haben, übergehen Sie diese Nachricht. Ohne den Link entsteht kein Konto.',
  'mail-already-registered-subject': 'Sie haben schon ein Konto bei {site}',
  'mail-already-registered-text':
    'Jemand, wahrscheinlich Sie selbst, wollte sich mit dieser Adresse registrieren. Zu ihr gibt es schon ein Konto, deshalb wurde nichts geändert. Melden Sie sich an wie bisher:',
  'mail-already-registered-action': 'Anmelden',
  'mail-already-registered-forgotten': 'Haben Sie Ihr Passwort vergessen, können Sie ein neues wählen:',
  'mail-already-registered-otherwise': 'Falls Sie es nicht waren, brauchen Sie nichts zu tun.',
  'mail-reset-password-subject': 'Wählen Sie ein neues Passwort für {site}',
  'mail-reset-password-text': 'Jemand, wahrscheinlich Sie selbst, möchte ein neues Passwort für das Konto mit dieser Adresse.',
  'mail-reset-password-action': 'Neues Passwort wählen',
  'mail-reset-password-otherwise': 'Falls Sie es nicht waren, übergehen Sie diese Nachricht. Ihr Passwort bleibt, wie es ist.',
  'mail-password-changed-subject': 'Ihr Passwort für {site} wurde geändert',
  'mail-password-changed-text': 'Das Passwort Ihres Kontos bei {site} wurde soeben geändert. Waren Sie es, ist nichts weiter zu tun.',
  'mail-password-changed-otherwise': 'Falls Sie es nicht waren, wählen Sie sofort ein neues Passwort:',
  'mail-confirm-address-subject': 'Bestätigen Sie Ihre neue E-Mail-Adresse für {site}',
  'mail-confirm-address-text':
    'Ihr Konto bei {site} soll diese Adresse bekommen. Sie tritt an die Stelle der alten, sobald Sie sie bestätigen.',
  'mail-confirm-address-action': 'Neue Adresse bestätigen',
  'mail-confirm-address-otherwise': 'Falls Sie das nicht wollten, übergehen Sie diese Nachricht. Das Konto behält seine alte Adresse.',
  'mail-address-change-requested-subject': 'Für Ihr Konto bei {site} wurde eine neue E-Mail-Adresse beantragt',
  'mail-address-change-requested-text':
    'Jemand, der bei Ihrem Konto bei {site} angemeldet ist, möchte dessen Adresse in {address} ändern. Nichts ändert sich, bis der dorthin gesandte Link benutzt wird.',
  'mail-address-change-requested-otherwise':
    'Waren Sie es nicht, kennt jemand Ihr Passwort: Wählen Sie ein neues, das auch den Link ungültig macht.',
  'mail-address-change-requested-action': 'Neues Passwort wählen',
  'mail-address-changed-subject': 'Die E-Mail-Adresse Ihres Kontos bei {site} wurde geändert',
  'mail-address-changed-text': 'Ihr Konto bei {site} hat jetzt die Adresse {address}. Nachrichten gehen dorthin und nicht mehr hierher.',
  'mail-address-changed-otherwise': 'Falls Sie es nicht waren, antworten Sie sofort auf diese Nachricht.',
  'mail-way-in-added-subject': 'Ein neuer Weg, sich bei {site} anzumelden',
  'mail-way-in-added-text': 'Bei Ihrem Konto bei {site} kann man sich jetzt auch hiermit anmelden: {way}.',
  'mail-way-in-added-otherwise':
    'Falls Sie es nicht waren, entfernen Sie ihn wieder, beenden Sie alle Sitzungen und wählen Sie ein neues Passwort:',
  'mail-way-in-added-action': 'Sitzungen und Anmeldewege ansehen',
  'mail-confirm-deletion-subject': 'Bestätigen Sie, dass Ihr Konto bei {site} gelöscht werden soll',
  'mail-confirm-deletion-text':
    'Jemand, der bei Ihrem Konto bei {site} angemeldet ist, möchte es löschen. Gelöscht wird erst, wenn Sie es bestätigen; dann gibt es kein Zurück.',
  'mail-confirm-deletion-action': 'Weiter zum Löschen',
  'mail-confirm-deletion-otherwise': 'Falls Sie es nicht waren, öffnen Sie den Link nicht und wählen Sie ein neues Passwort.',
  'mail-account-deleted-subject': 'Ihr Konto bei {site} wurde gelöscht',
  'mail-account-deleted-text':
    'Ihr Konto bei {site} ist gelöscht, mit allem, was nur zu ihm gehörte. Danke für die Zeit, die Sie bei uns waren.',
  'mail-recommendation-subject': '{name} empfiehlt Ihnen bei {site}: {title}',
  'mail-recommendation-text': '{name} ({address}) empfiehlt Ihnen dies, von {site}:',
  'mail-recommendation-message': '{name} schreibt:',
  'mail-recommendation-unknown': 'Niemand hat geprüft, ob Name und Adresse des Absenders stimmen.',
  'mail-recommendation-once': 'Sie erhalten dies einmal. Danach löscht {site} Ihre Adresse.',
  'mail-confirm-updates-subject': 'Bestätigen Sie, dass Sie Neuigkeiten von {site} möchten',
  'mail-confirm-updates-text':
    'Vielen Dank für Ihr Interesse an {site}. Bestätigen Sie, dass dies Ihre Adresse ist, dann gehen Neuigkeiten dorthin.',
  'mail-confirm-updates-action': 'Adresse bestätigen',
  'mail-confirm-updates-otherwise':
    'Haben Sie sich nicht angemeldet, lassen Sie diese Nachricht unbeachtet. Ohne den Link wird Ihnen nichts gesendet.',
  'mail-digest-one': 'Neu bei {site}: {title}',
  'mail-digest-subject': { one: '{count} neuer Inhalt bei {site}', other: '{count} neue Inhalte bei {site}' },
  'mail-digest-text': 'Das ist neu in dem, was Sie bei {site} verfolgen.',
  'mail-digest-platform': 'Neu bei {site}',
  'mail-digest-search': 'Ihre Suche: {name}',
  'mail-digest-everything': 'alles',
  'mail-digest-more': { one: 'Und {count} weiterer', other: 'Und {count} weitere' },
  'mail-tracked-one': 'Neues zu dem, was Sie bei {site} beobachten: {title}',
  'mail-tracked-subject': {
    one: 'Neues zu {count} Inhalt, den Sie bei {site} beobachten',
    other: 'Neues zu {count} Inhalten, die Sie bei {site} beobachten',
  },
  'mail-tracked-text': 'Das hat sich bei dem getan, was Sie bei {site} beobachten.',
  'mail-tracked-version': 'Neue Version',
  'mail-tracked-status': 'Neuer Stand der Begutachtung',
  'mail-tracked-report': 'Neues Gutachten',
  'mail-tracked-comment': 'Neuer Kommentar',
  'mail-list-why':
    'Sie erhalten dies, weil Sie bei {site} darum gebeten haben. Sie können jederzeit wählen, wovon Sie hören, oder diese E-Mails beenden:',
  'mail-list-manage': 'Wählen, wovon Sie hören',
  'mail-list-unsubscribe': 'Diese E-Mails beenden',
  'mail-comment-published-subject': 'Ihr Kommentar bei {site} ist veröffentlicht',
  'mail-comment-published-text': 'Die Redaktion hat Ihren Kommentar gelesen; jetzt können ihn alle lesen.',
  'mail-comment-published-action': 'Kommentar ansehen',
  'mail-comment-refused-subject': 'Ihr Kommentar bei {site} wird nicht veröffentlicht',
  'mail-comment-refused-text': 'Die Redaktion hat Ihren Kommentar gelesen und veröffentlicht ihn nicht. Die Begründung:',
  'mail-comment-removed-subject': 'Ihr Kommentar bei {site} wurde entfernt',
  'mail-comment-removed-text': 'Die Redaktion hat Ihren Kommentar entfernt. Die Begründung:',
  'mail-comment-objection': 'Wenn Sie das für einen Irrtum halten, antworten Sie auf diese Nachricht.',
  'mail-comments-to-moderate-subject': 'Kommentare bei {site} warten auf die Redaktion',
  'mail-comments-to-moderate-waiting': {
    one: '{count} Kommentar wartet darauf, vor der Veröffentlichung gelesen zu werden.',
    other: '{count} Kommentare warten darauf, vor der Veröffentlichung gelesen zu werden.',
  },
  'mail-comments-to-moderate-flagged': {
    one: 'Leserinnen und Leser haben {count} Kommentar gemeldet.',
    other: 'Leserinnen und Leser haben {count} Kommentare gemeldet.',
  },
  'mail-comments-to-moderate-action': 'Kommentare ansehen',
  'mail-comments-to-moderate-note': 'Binnen einer Stunde bekommen Sie höchstens eine solche Nachricht.',
  'mail-comments-blocked-subject': 'Sie können bei {site} nicht mehr kommentieren',
  'mail-comments-blocked-text': 'Die Redaktion hat das Kommentieren für Ihr Konto geschlossen. Die Begründung:',
  'mail-confirm-alert-subject': 'Bestätigen Sie Ihre Benachrichtigungen von {site}',
  'mail-confirm-alert-text':
    'Diese Adresse wurde für wöchentliche Benachrichtigungen über neue Inhalte von {site} angemeldet. Bestätigen Sie, dass Sie sie wünschen.',
  'mail-confirm-alert-action': 'Benachrichtigungen bestätigen',
  'mail-confirm-alert-otherwise':
    'Wenn Sie das nicht waren, übergehen Sie diese Nachricht. Ohne den Link gibt es keine Benachrichtigungen.',
}
