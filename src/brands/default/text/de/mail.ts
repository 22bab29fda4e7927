/** Words of the letters that are sent to people, in German. */

import type { words as english } from '../en/mail.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'mail-greeting': 'Guten Tag {name},',
  'mail-greeting-unnamed': 'Guten Tag,',
  'mail-link-lasts': {
    one: 'Der Link gilt einmal, in der nächsten Stunde.',
    other: 'Der Link gilt einmal, in den nächsten {count} Stunden.',
  },
  'mail-footer': 'Diese Nachricht kommt von {site}. Eine Antwort darauf geht an {email}.',
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
}
