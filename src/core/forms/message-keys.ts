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
  'recipients-too-many': 'Enter up to {most} addresses',
  'text-has-addresses': 'Web addresses are not allowed: the email already links to this page',
  'name-not-shown': 'Enter a name without web addresses or long numbers',
  'entries-do-not-match': 'The two entries do not match, please try again',
  'label-banned-characters': 'Labels cannot contain banned characters',
  'recaptcha-incomplete': 'Please complete recaptcha',
  'terms-not-accepted': 'Please accept the Terms and Conditions',
  'comment-terms-not-accepted': 'Please confirm that you accept the User Comment Terms and Conditions',
  'please-select-subject': 'Please select a subject',
  'institution-not-selected-title': 'Choose your institution from the list',
  'choose-from-list': 'Choose from the list',
  'too-many-nationalities': 'Choose up to {most}',
  'password-too-common': 'This password is too common. Choose another one',
  'password-tells-owner': 'Your password must not be your name or email address',
  'password-wrong': 'Incorrect password',
  'fresh-sign-in-needed': 'Confirm your identity first, then try again',
  'last-super-editor': 'You are the last super editor. Assign this role to somebody else before you delete your account',
  'too-many-tries': 'Too many attempts. Please try again later',
} as const

export type FormMessageKey = keyof typeof formMessages

/** A validation error: the key of a message, and the values of its placeholders. */
export interface FormMessage {
  key: FormMessageKey
  values: Readonly<Record<string, string | number>>
}

/** Validates one entry; null where it is valid. */
export type FormRule = (entry: string) => FormMessage | null

/** A validation error whose message may also be one of a module's own, by its key. Its `label` is given by the form that shows it. */
export interface FieldError {
  key: string
  values: Readonly<Record<string, string | number>>
}

/** Errors are found by the names of entries, in the order of the form. */
export type FieldErrors = Readonly<Record<string, FieldError | undefined>>
