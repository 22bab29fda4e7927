/** Words of what a person says of themself, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'first-name': 'First name',
  'last-name': 'Last name',
  'job-title': 'Job title',
  department: 'Department',
  place: 'City',
  state: 'State or province',
  'zip-code': 'Postcode',
  country: 'Country',
  'country-choose': 'Choose a country',
  'affiliation-title': 'Where you work',
  'affiliation-text': 'All of this can be left out.',
  'alerts-choice': 'Send me alerts about new content by email',
  'new-password-help': 'At least {count} characters. A few words that only you would put together are easy to remember and hard to guess.',
  'demographics-title': 'About you, if you like',
  'demographics-text':
    'The answers show the publisher whom it reaches. They are shown to nobody else, and each question can be left out or declined.',
  'answer-choose': 'Choose an answer',
  'gender-label': 'Gender',
  'other-gender-label': 'In which words?',
  'gender-decline': 'I prefer not to say my gender',
  'ethnicity-label': 'Ethnicity',
  'ethnicity-decline': 'I prefer not to say my ethnicity',
  'nationality-label': 'Nationality',
  'nationality-help': 'Up to {count}. Hold Ctrl or ⌘ to choose several.',
  'nationality-decline': 'I prefer not to say my nationality',
} as const satisfies Catalogue
