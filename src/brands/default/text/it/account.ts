/** Words of my details, in Italian. */
import type { messages as english } from '../en/account.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-details-lead': 'Ciò che questo editore sa di Lei e ciò che può fare.',
  'my-details-success': 'I Suoi dati sono stati salvati.',
  'my-details-error': 'Aggiornamento non riuscito: controlli i messaggi di errore.',
  'details-person': 'Nome e affiliazione',
  'details-save': 'Salva',
  'details-gateways': 'I Suoi portali e raccolte',
  'details-gateways-text':
    'Quelli a cui appartiene o con cui lavora, per esempio tramite il Suo finanziatore o la Sua istituzione. La redazione lo vede; non dà diritti e non invia e-mail.',
  'details-address': 'Indirizzo e-mail',
  'details-address-text': 'È {email}. Un altro lo sostituisce quando segue il collegamento che vi viene inviato.',
  'details-new-address': 'Nuovo indirizzo e-mail',
  'details-new-address-again': 'Nuovo indirizzo e-mail, di nuovo',
  'details-own-password': 'La Sua password',
  'details-address-submit': 'Cambia indirizzo',
  'details-address-sent':
    'Un messaggio è in viaggio verso il nuovo indirizzo. Segua il collegamento entro {hours} ore; fino ad allora resta il vecchio.',
  'details-address-fresh': 'Prima di cambiarlo, confermi la sua identità.',
  'details-address-confirm': 'Confermare la propria identità',
  'details-password': 'Cambiare la password',
  'details-password-text': 'Verrà disconnesso ovunque tranne che qui.',
  'details-password-saved': 'La Sua password è stata cambiata.',
  'details-no-password': 'Questo account non ha una password. Per dargliene una, chieda un collegamento.',
  'details-sessions': 'Dove ha effettuato l’accesso',
  'details-sessions-text': 'Veda in quali browser ha effettuato l’accesso e chiuda ciò che non riconosce.',
  'details-sessions-show': 'Mostra le sessioni',
  'details-data': 'I Suoi dati',
  'details-data-text': 'Un file con tutto ciò che è conservato su di Lei: dati, risposte, sessioni, commenti, iscrizioni ed e-mail.',
  'details-data-download': 'Scarica i miei dati',
  'details-end': 'Eliminare l’account',
  'details-end-text':
    'I Suoi dati, sessioni, iscrizioni e modi di accesso vengono eliminati subito e per sempre. I commenti e le revisioni pubblicati restano, perché altri li hanno letti, citati e vi hanno risposto. Gli autori di articoli restano nominati in ciò che è stato pubblicato: la documentazione della ricerca non può essere cambiata.',
  'details-end-name': 'Il Suo nome sui commenti e sui rapporti di revisione pubblicati',
  'details-end-kept': 'Mantenerlo',
  'details-end-withheld': 'Toglierlo, insieme all’affiliazione',
  'details-end-submit': 'Elimina l’account',
  'details-end-asked':
    'Un messaggio è in viaggio verso il Suo indirizzo. L’account viene eliminato quando segue il collegamento e conferma.',
  'details-end-by-mail': 'Questo account non ha una password: un’e-mail con un collegamento conferma che è Lei.',
  'name-withheld': 'Nome rimosso',
  'address-confirm-title': 'Confermi il nuovo indirizzo',
  'address-confirm-text': 'Da ora il Suo account avrà l’indirizzo {email}.',
  'address-confirmed-title': 'Il Suo indirizzo è cambiato',
  'address-confirmed-text': 'Da ora acceda con il nuovo indirizzo. Il vecchio indirizzo è stato avvisato.',
  'address-taken-text': 'Nel frattempo qualcuno si è registrato con questo indirizzo. Il Suo account mantiene quello che ha.',
  'address-gone-text': 'È già stato usato, ha più di un giorno, oppure ne è stato inviato uno più recente.',
  'deletion-confirm-text-kept': 'Il Suo account viene eliminato per sempre. Il Suo nome resta sui commenti e sui rapporti pubblicati.',
  'deletion-confirm-text-withheld':
    'Il Suo account viene eliminato per sempre e il Suo nome viene tolto dai commenti e dai rapporti pubblicati.',
  'account-deleted-title': 'Il Suo account è stato eliminato',
  'account-deleted-text': 'Lo dice anche un’e-mail all’indirizzo che aveva. Può continuare a leggere tutto qui.',
  'my-details-back': 'Vai ai miei dati',
}
