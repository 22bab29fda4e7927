/** Words of registering and coming back to an account, in German. */
import type { messages as english } from '../en/registration.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'register-lead': 'Ein Konto gilt auf allen Websites dieses Verlags: kommentieren, Neues verfolgen und einreichen.',
  'register-have': 'Haben Sie schon ein Konto?',
  'register-signed-in': 'Sie sind als {name} angemeldet. Wenn Sie ein weiteres Konto anlegen, werden Sie vorher abgemeldet.',
  'register-you': 'Ihr Name',
  'register-sign-in': 'Wie Sie sich anmelden',
  'account-email': 'E-Mail-Adresse',
  'account-email-again': 'E-Mail-Adresse noch einmal',
  'account-email-help': 'Dorthin geht eine E-Mail mit einem Link, der bestätigt, dass die Adresse Ihnen gehört.',
  'account-password': 'Passwort',
  'account-password-again': 'Passwort noch einmal',
  'register-terms': 'Ich stimme den {terms} zu',
  'register-terms-link': 'Nutzungsbedingungen für die Registrierung',
  'register-submit': 'Konto anlegen',
  'registration-error': 'Registrierung nicht erfolgreich – bitte prüfen Sie die Fehlermeldungen.',
  'letters-too-many': {
    one: 'Von Ihrem Anschluss wurden zu viele E-Mails angefordert. Versuchen Sie es in einer Minute noch einmal.',
    other: 'Von Ihrem Anschluss wurden zu viele E-Mails angefordert. Versuchen Sie es in {count} Minuten noch einmal.',
  },
  'letters-not-set-up': 'Diese Website kann noch keine E-Mails senden: Ihre Betreiber haben nicht angegeben, wo sie zu erreichen ist.',
  'account-busy': 'Gerade melden sich zu viele Personen an. Versuchen Sie es gleich noch einmal.',
  'register-sent-title': 'Sehen Sie in Ihren Posteingang',
  'register-sent-text':
    'Eine E-Mail ist unterwegs an die Adresse, die Sie angegeben haben. Folgen Sie ihrem Link binnen {hours} Stunden; danach können Sie sich anmelden.',
  'register-sent-missing':
    'Nach einigen Minuten nichts da? Sehen Sie im Spam-Ordner nach, prüfen Sie die Adresse und registrieren Sie sich noch einmal.',
  'register-again': 'Noch einmal registrieren',
  'register-ready-title': 'Ihr Konto ist bereit',
  'register-ready-text': 'Die Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  'confirm-title': 'Bestätigen Sie Ihre Adresse',
  'confirm-text': '{name} hat sich mit der Adresse {email} registriert. Mit Ihrer Bestätigung wird das Konto angelegt.',
  'confirm-stranger': 'Wenn Sie das nicht waren, schließen Sie diese Seite: Es wird kein Konto angelegt.',
  'confirm-submit': 'Bestätigen',
  'confirm-taken-title': 'Diese Adresse hat ein Konto',
  'confirm-taken-text': 'Sie wurde schon bestätigt. Melden Sie sich mit dem damaligen Passwort an oder wählen Sie ein neues.',
  'link-gone-title': 'Dieser Link gilt nicht mehr',
  'confirm-gone-text':
    'Er wurde benutzt oder ist älter als zwei Tage. Wenn Sie Ihre Adresse bestätigt haben, melden Sie sich an; sonst registrieren Sie sich noch einmal.',
  'forgotten-title': 'Passwort vergessen?',
  'forgotten-text':
    'Geben Sie die Adresse Ihres Kontos an. Dorthin geht eine E-Mail mit einem Link, über den Sie ein neues Passwort wählen.',
  'forgotten-submit': 'Link senden',
  'reset-password-success':
    'Wenn zu dieser Adresse ein Konto gehört, ist eine E-Mail unterwegs. Ihr Link gilt eine Stunde. Wenn nichts ankommt, schreiben Sie an {contact}.',
  'reset-title': 'Neues Passwort wählen',
  'reset-text': 'Damit werden alle abgemeldet, die in diesem Konto angemeldet sind.',
  'new-password': 'Neues Passwort',
  'new-password-again': 'Neues Passwort noch einmal',
  'password-save': 'Passwort speichern',
  'reset-done-title': 'Ihr Passwort ist geändert',
  'reset-done-text': 'Sie sind überall abgemeldet. Melden Sie sich mit dem neuen an.',
  'reset-gone-text': 'Er wurde benutzt, ist älter als eine Stunde, oder es wurde ein neuerer gesendet.',
  'reset-again': 'Neuen Link senden',
  'question-label': 'Wie viel ist {first} plus {second}?',
  'question-help': 'In Ziffern. Ihr Browser führt kein Skript aus, das zeigen könnte, dass Sie kein Roboter sind.',
}
