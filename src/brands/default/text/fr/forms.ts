/** Words of forms, in French. */

import type { messages as english } from '../en/forms.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Sign-up for updates
  'updates-text':
    'Des nouvelles sur les articles récents, les appels à contributions et les fonctionnalités. Vous pouvez vous désinscrire à tout moment.',
  'updates-first-name': 'Prénom',
  'updates-last-name': 'Nom',
  'updates-email': 'Adresse e-mail',
  'updates-institution': 'Établissement (facultatif)',
  'updates-submit': 'S’inscrire',
  'updates-close': 'Fermer le formulaire d’inscription',
  'sign-up-success':
    'Merci. Nous avons noté votre adresse pour l’envoi des nouvelles. Suivez le lien de l’e-mail qui vous demande de la confirmer.',
  'sign-up-error': 'Votre inscription n’a pas pu aboutir pour le moment. Rien n’a été enregistré\u00a0; veuillez réessayer.',
  'sign-up-too-often': 'Trop d’inscriptions ont été envoyées depuis votre connexion. Veuillez réessayer dans quelques minutes.',

  // Forms
  'field-required': 'Le champ «\u00a0{label}\u00a0» ne peut pas être vide',
  'field-too-short': 'Le champ «\u00a0{label}\u00a0» ne peut pas compter moins de {minLength} caractères',
  'field-too-long': 'Le champ «\u00a0{label}\u00a0» ne peut pas compter plus de {maxLength} caractères',
  email_invalid_message: 'Saisissez une adresse e-mail telle que name@example.org',
  'email-several-invalid': 'Certaines adresses e-mail ne sont pas valides, veuillez les vérifier.',
  'entries-do-not-match': 'Les deux saisies ne correspondent pas, veuillez réessayer',
  'label-banned-characters': 'Les libellés ne peuvent pas contenir de caractères interdits',
  'recaptcha-incomplete': 'Veuillez compléter le reCAPTCHA',
  'terms-not-accepted': 'Veuillez accepter les conditions générales',
  'comment-terms-not-accepted': 'Veuillez confirmer que vous acceptez les conditions générales relatives aux commentaires',
  'please-select-subject': 'Veuillez sélectionner une discipline',
  'captcha-label': 'Je ne suis pas un robot',
  'captcha-verifying': 'Vérification…',
  'captcha-verified': 'Vérifié',
  'captcha-error': 'La vérification a échoué. Réessayez.',
  'captcha-expired': 'La vérification a expiré. Réessayez.',
  required: 'obligatoire',
  'form-error-title': {
    one: '{count} réponse est à corriger',
    many: '{count} de réponses sont à corriger',
    other: '{count} réponses sont à corriger',
  },
  'show-password': 'Afficher le mot de passe',
  'hide-password': 'Masquer le mot de passe',
  'choose-from-list': 'Choisissez dans la liste',
  'too-many-nationalities': 'Choisissez-en {most} au plus',
  'password-too-common': 'Ce mot de passe est parmi les premiers que d’autres essaieraient. Choisissez-en un autre',
  'password-tells-owner': 'Choisissez un mot de passe qui ne soit ni votre nom ni votre adresse',
  'password-wrong': 'Ce n’est pas votre mot de passe',
  'fresh-sign-in-needed': 'Confirmez d’abord que c’est bien vous, puis réessayez',
  'last-super-editor':
    'Votre compte est le dernier à avoir le rôle de super-éditeur. Donnez-le à quelqu’un d’autre avant de supprimer votre compte',
  'too-many-tries': 'Trop d’essais ont été faits. Réessayez plus tard',
  'institution-not-selected-title': 'Choisissez votre établissement dans la liste',
  'institution-not-selected-message':
    'Saisissez au moins trois lettres de son nom, puis sélectionnez-le dans la liste qui apparaît\u00a0; un nom collé ne peut pas être reconnu.',
  'recipients-too-many': 'Saisissez {most} adresses au plus',
  'text-has-addresses': 'N’indiquez pas d’adresses de pages web\u00a0: l’e-mail contient un lien vers celle-ci',
  'name-not-shown': 'Saisissez un nom sans adresses ni longs nombres',
}
