/** Words of forms, in Italian. */

import type { messages as english } from '../en/forms.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Sign-up for updates
  'updates-text': 'Notizie su nuovi articoli, bandi e funzionalità. Può annullare l’iscrizione in qualsiasi momento.',
  'updates-first-name': 'Nome',
  'updates-last-name': 'Cognome',
  'updates-email': 'Indirizzo e-mail',
  'updates-institution': 'Istituzione (facoltativo)',
  'updates-submit': 'Iscriviti',
  'updates-close': 'Chiudi il modulo di iscrizione',
  'sign-up-success':
    'Grazie. Abbiamo annotato il Suo indirizzo per gli aggiornamenti. Segua il link dell’e-mail che chiede di confermarlo.',
  'sign-up-error': 'Al momento non è stato possibile completare l’iscrizione. Non è stato salvato nulla; La preghiamo di riprovare.',
  'sign-up-too-often': 'Dalla Sua connessione sono arrivate troppe iscrizioni. La preghiamo di riprovare tra qualche minuto.',

  // Forms
  'field-required': 'Il campo «{label}» non può essere vuoto',
  'field-too-short': 'Il campo «{label}» non può contenere meno di {minLength} caratteri',
  'field-too-long': 'Il campo «{label}» non può contenere più di {maxLength} caratteri',
  email_invalid_message: 'Inserisca un indirizzo e-mail come name@example.org',
  'email-several-invalid': 'Non tutti gli indirizzi e-mail sono validi, La preghiamo di controllarli.',
  'entries-do-not-match': 'I due valori inseriti non coincidono, La preghiamo di riprovare',
  'label-banned-characters': 'Le etichette non possono contenere caratteri non consentiti',
  'recaptcha-incomplete': 'Completi il reCAPTCHA',
  'terms-not-accepted': 'Accetti i termini e le condizioni',
  'comment-terms-not-accepted': 'Confermi di accettare i termini e le condizioni per i commenti degli utenti',
  'please-select-subject': 'Selezioni una disciplina',
  'captcha-label': 'Non sono un robot',
  'captcha-verifying': 'Verifica in corso…',
  'captcha-verified': 'Verificato',
  'captcha-error': 'La verifica non è riuscita. Riprovi.',
  'captcha-expired': 'La verifica è scaduta. Riprovi.',
  required: 'obbligatorio',
  'form-error-title': {
    one: 'C’è un problema con una risposta',
    many: 'Ci sono problemi con {count} di risposte',
    other: 'Ci sono problemi con {count} risposte',
  },
  'show-password': 'Mostra la password',
  'hide-password': 'Nascondi la password',
  'choose-from-list': 'Scelga dall’elenco',
  'too-many-nationalities': 'Ne scelga al massimo {most}',
  'password-too-common': 'Questa password è tra le prime che altri proverebbero. Ne scelga un’altra',
  'password-tells-owner': 'Scelga una password che non sia il Suo nome o indirizzo',
  'password-wrong': 'Questa non è la Sua password',
  'fresh-sign-in-needed': 'Confermi prima la sua identità, poi riprovi',
  'last-super-editor':
    'Il suo è l’ultimo account con il ruolo di super editor. Lo assegni a qualcun altro prima di eliminare il suo account',
  'too-many-tries': 'Ci sono stati troppi tentativi. Riprovi più tardi',
  'institution-not-selected-title': 'Scelga la Sua istituzione dall’elenco',
  'institution-not-selected-message':
    'Digiti almeno tre lettere del nome e lo selezioni dall’elenco che appare; un nome incollato non può essere riconosciuto.',
  'recipients-too-many': 'Inserisca al massimo {most} indirizzi',
  'text-has-addresses': 'Non inserisca indirizzi di pagine web: l’e-mail contiene già un link a questa',
  'name-not-shown': 'Inserisca un nome senza indirizzi né numeri lunghi',
}
