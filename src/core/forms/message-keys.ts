/**
 * The messages of validation errors, with their English texts (specification, accounts.md section 5). The texts of each language are in
 * src/messages under the same keys; words in braces are placeholders.
 * The specification names `email_invalid_message` and gives no text for it, nor for entries that are too long or not picked from a list,
 * nor
 * for passwords.
 */
export const formMessages = {
  'field-required': '{label} cannot be blank',
  'field-too-short': '{label} cannot be shorter than {minLength}',
  'field-too-long': '{label} cannot be longer than {maxLength}',
  email_invalid_message: 'Enter an email address such as name@example.org',
  'email-several-invalid': 'Not all the email addresses are valid, please check.',
  'recipients-too-many': 'Enter {most} addresses at most',
  'text-has-addresses': 'Leave out addresses of web pages: the email has a link to this one',
  'name-not-shown': 'Enter a name without addresses and long numbers',
  'entries-do-not-match': 'The two entries do not match, please try again',
  'label-banned-characters': 'Labels cannot contain banned characters',
  'recaptcha-incomplete': 'Please complete recaptcha',
  'terms-not-accepted': 'Please accept the Terms and Conditions',
  'comment-terms-not-accepted': 'Please confirm that you accept the User Comment Terms and Conditions',
  'please-select-subject': 'Please select a subject',
  'institution-not-selected-title': 'Choose your institution from the list',
  'choose-from-list': 'Choose from the list',
  'too-many-nationalities': 'Choose {most} at most',
  'password-too-common': 'This password is among the first that others would try. Choose another one',
  'password-tells-owner': 'Choose a password that is not your name or address',
  'password-wrong': 'This is not your password',
  'fresh-sign-in-needed': 'Confirm first that it is you, then try again',
  'last-super-editor': 'You are the last super editor. Give somebody else that role before you delete your account',
  'too-many-tries': 'There were too many tries. Try again later',
} as const

export type FormMessageKey = keyof typeof formMessages

/** A validation error: the key of a message, and the values of its placeholders. */
export interface FormMessage {
  key: FormMessageKey
  values: Readonly<Record<string, string | number>>
}

/** Validates one entry; null where it is valid. */
export type FormRule = (entry: string) => FormMessage | null
