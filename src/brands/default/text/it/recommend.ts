/** Words of recommending by email, and of confirming what an email asks, in Italian. */
import type { messages as english } from '../en/recommend.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'recommend-title': 'Consigliare per e-mail',
  'recommend-lead': 'Un’e-mail con un link a questa pagina sarà inviata alle persone che indica:',
  'recommend-recipients': 'Destinatari',
  'recommend-recipients-help': 'Indirizzi e-mail, {most} al massimo, separati da virgole.',
  'recommend-name': 'Il Suo nome',
  'recommend-email': 'Il Suo indirizzo e-mail',
  'recommend-email-help': 'I destinatari lo vedono e sanno così chi scrive loro.',
  'recommend-as': 'È inviata a Suo nome, {name}, e le risposte arrivano a {email}.',
  'recommend-message': 'Messaggio (facoltativo)',
  'recommend-message-help': 'Solo testo, senza indirizzi di pagine web.',
  'recommend-left': { one: 'Resta {count} carattere', many: 'Restano {count} caratteri', other: 'Restano {count} caratteri' },
  'recommend-privacy': 'Gli indirizzi dei destinatari sono cancellati non appena l’e-mail è inviata.',
  'recommend-submit': 'Invia',
  'recommend-own-program': 'Scrivere invece con il proprio programma di posta',
  'recommend-others': 'Consigliare ad altri',
  'email-sent': 'L’e-mail è stata inviata.',
  'updates-confirm-title': 'Confermi il Suo indirizzo',
  'updates-confirm-text': 'Le novità di {site} saranno inviate a {email}.',
  'updates-confirm-submit': 'Conferma',
  'updates-confirmed-title': 'L’iscrizione è confermata',
  'updates-confirmed-text': 'Grazie. D’ora in poi le novità di {site} arriveranno al Suo indirizzo.',
  'updates-gone-title': 'Questo link non è più valido',
  'updates-gone-text': 'È già stato usato o ha più di tre giorni. Se non ha confermato il Suo indirizzo, si iscriva di nuovo.',
}
