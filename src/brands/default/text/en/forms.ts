/** Words of forms, in English. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  // Sign-up for updates
  'updates-text': 'News about new articles, calls and features. You can leave at any time.',
  'updates-first-name': 'First name',
  'updates-last-name': 'Last name',
  'updates-email': 'Email address',
  'updates-institution': 'Institution (optional)',
  'updates-submit': 'Sign up',
  'updates-close': 'Close the sign-up form',
  'sign-up-success': 'Thank you. We have noted your address for updates.',
  'sign-up-error': 'We could not sign you up just now. Nothing was stored; please try again.',
  'sign-up-too-often': 'Too many sign-ups came from your connection. Please try again in a few minutes.',

  // Forms
  'field-required': '{label} cannot be blank',
  'field-too-short': '{label} cannot be shorter than {minLength}',
  'field-too-long': '{label} cannot be longer than {maxLength}',
  email_invalid_message: 'Enter an email address such as name@example.org',
  'email-several-invalid': 'Not all the email addresses are valid, please check.',
  'entries-do-not-match': 'The two entries do not match, please try again',
  'label-banned-characters': 'Labels cannot contain banned characters',
  'recaptcha-incomplete': 'Please complete recaptcha',
  'terms-not-accepted': 'Please accept the Terms and Conditions',
  'comment-terms-not-accepted': 'Please confirm that you accept the User Comment Terms and Conditions',
  'please-select-subject': 'Please select a subject',
  'captcha-label': 'I am not a robot',
  'captcha-verifying': 'Checking…',
  'captcha-verified': 'Checked',
  'captcha-error': 'The check did not work. Try again.',
  'captcha-expired': 'The check has expired. Try again.',
  required: 'required',
  'form-error-title': { one: 'There is a problem with one answer', other: 'There are problems with {count} answers' },
  'show-password': 'Show password',
  'hide-password': 'Hide password',
  'choose-from-list': 'Choose from the list',
  'too-many-nationalities': 'Choose {most} at most',
  'password-too-common': 'This password is among the first that others would try. Choose another one',
  'password-tells-owner': 'Choose a password that is not your name or address',
  'password-wrong': 'This is not your password',
  'too-many-tries': 'There were too many tries. Try again later',
  'institution-not-selected-title': 'Choose your institution from the list',
  'institution-not-selected-message':
    'Type at least three letters of its name and pick it from the list that appears; a name that was pasted cannot be recognised.',
} as const satisfies Catalogue
