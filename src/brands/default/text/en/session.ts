/** Words of signing in and out, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'sign-in-lead': 'With one account you comment, follow what is new and submit on every site of this publisher.',
  'sign-in-username': 'Email address',
  'sign-in-password': 'Password',
  'sign-in-remember': 'Keep me signed in on this device',
  'sign-in-forgotten': 'Forgotten your password?',
  'sign-in-failed': 'You have entered an invalid username or password',
  'sign-in-success': 'You are signed in.',
  'sign-in-no-cookie':
    'Your browser kept no cookie, so you are not signed in. Allow cookies for this site, and open it at its https address.',
  'sign-in-too-many': {
    one: 'Too many tries. Wait a minute, then try again.',
    other: 'Too many tries. Wait {count} minutes, then try again.',
  },
  'sign-in-new': 'New here?',
  'sign-in-already': 'You are signed in as {name}. Whoever signs in here takes your place.',
  'sign-in-to-details': 'Go to your details',
  'sign-in-register': 'Create an account',
  'sign-out-ask': 'Sign out?',
  'sign-out-ask-text': 'A link on another site led here. Sign out only if you meant to.',
  'sign-out-stay': 'Stay signed in',
  sessions: 'Where you are signed in',
  'sessions-text':
    'Each browser in which you have signed in and not signed out. End those that you do not recognise, and change your password.',
  'session-this': 'This browser',
  'session-seen': 'Last used {date}',
  'session-started': 'Signed in {date}',
  'session-by-password': 'with a password',
  'session-by-passkey': 'with a passkey',
  'session-by-orcid': 'with ORCID',
  'session-by-institution': 'through an institution',
  'session-remembered': 'kept signed in',
  'session-end': 'Sign out',
  'session-end-label': 'Sign out of {browser}',
  'sessions-end-others': 'Sign out everywhere else',
  'sessions-end-all': 'Sign out everywhere',
  'session-ended': 'Signed out there.',
  'session-unknown': 'An unknown program',
  'session-gone': 'That session had ended already.',
  'session-network': 'Network address {network}',
} as const satisfies Catalogue
