/** Words of the letters that are sent to people, in Italian. */

import type { words as english } from '../en/mail.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'mail-greeting': 'Gentile {name},',
  'mail-greeting-unnamed': 'Buongiorno,',
  'mail-link-lasts': {
    one: 'Il link funziona una sola volta, entro la prossima ora.',
    many: 'Il link funziona una sola volta, entro le prossime {count} ore.',
    other: 'Il link funziona una sola volta, entro le prossime {count} ore.',
  },
  'mail-footer': 'Questo messaggio è inviato da {site}. Le risposte arrivano a {email}.',
  'mail-confirm-registration-subject': 'Confermi il suo indirizzo e-mail per {site}',
  'mail-confirm-registration-text': 'Grazie per la registrazione su {site}. Confermi che questo indirizzo è suo e potrà accedere.',
  'mail-confirm-registration-action': 'Conferma l’indirizzo',
  'mail-confirm-registration-otherwise': 'Se non si è registrato, ignori questo messaggio. Senza il link non ci sarà alcun account.',
  'mail-already-registered-subject': 'Ha già un account su {site}',
  'mail-already-registered-text':
    'Qualcuno, probabilmente lei, ha provato a registrarsi con questo indirizzo. Esiste già un account, quindi nulla è cambiato. Acceda come prima:',
  'mail-already-registered-action': 'Accedi',
  'mail-already-registered-forgotten': 'Se ha dimenticato la password, può sceglierne un’altra:',
  'mail-already-registered-otherwise': 'Se non è stato lei, non deve fare nulla.',
  'mail-reset-password-subject': 'Scelga una nuova password per {site}',
  'mail-reset-password-text': 'Qualcuno, probabilmente lei, ha chiesto una nuova password per l’account con questo indirizzo.',
  'mail-reset-password-action': 'Scegli una nuova password',
  'mail-reset-password-otherwise': 'Se non è stato lei, ignori questo messaggio. La sua password resta quella di prima.',
  'mail-password-changed-subject': 'La sua password per {site} è stata cambiata',
  'mail-password-changed-text': 'La password del suo account su {site} è appena stata cambiata. Se è stato lei, non deve fare altro.',
  'mail-password-changed-otherwise': 'Se non è stato lei, scelga subito una nuova password:',
  'mail-confirm-address-subject': 'Confermi il suo nuovo indirizzo e-mail per {site}',
  'mail-confirm-address-text':
    'Il suo account su {site} deve avere questo indirizzo. Prenderà il posto del precedente non appena lo confermerà.',
  'mail-confirm-address-action': 'Conferma il nuovo indirizzo',
  'mail-confirm-address-otherwise': 'Se non l’ha chiesto lei, ignori questo messaggio. L’account mantiene l’indirizzo precedente.',
  'mail-address-changed-subject': 'L’indirizzo e-mail del suo account su {site} è stato cambiato',
  'mail-address-changed-text': 'Il suo account su {site} ha ora l’indirizzo {address}. I messaggi arriveranno lì e non più qui.',
  'mail-address-changed-otherwise': 'Se non è stato lei, risponda subito a questo messaggio.',
  'mail-way-in-added-subject': 'Un nuovo modo per accedere a {site}',
  'mail-way-in-added-text': 'Ora si può accedere al suo account su {site} anche con questo: {way}.',
  'mail-way-in-added-otherwise': 'Se non è stato lei, lo rimuova, chiuda tutte le sessioni e scelga una nuova password:',
  'mail-way-in-added-action': 'Vedi sessioni e accessi',
  'mail-confirm-deletion-subject': 'Confermi l’eliminazione del suo account su {site}',
  'mail-confirm-deletion-text':
    'Qualcuno che ha effettuato l’accesso al suo account su {site} ne ha chiesto l’eliminazione. Nulla viene eliminato finché lei non conferma; dopo non si può annullare.',
  'mail-confirm-deletion-action': 'Procedi con l’eliminazione',
  'mail-confirm-deletion-otherwise': 'Se non è stato lei, non apra il link e scelga una nuova password.',
  'mail-account-deleted-subject': 'Il suo account su {site} è stato eliminato',
  'mail-account-deleted-text':
    'Il suo account su {site} è stato eliminato, con tutto ciò che apparteneva solo a esso. Grazie per il tempo trascorso con noi.',
}
