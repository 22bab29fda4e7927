import { expect, test } from 'vitest'
import { validateForm } from '../../../core/forms/schema-errors.ts'
import { contactMessageSchema, parseContactSubject } from './contact-message.ts'

const good = {
  senderName: 'Ada Roof',
  senderEmail: 'ada@example.net',
  subject: 'gateway',
  message: 'We fund research.\nMay we?',
  captcha: 'x',
}
const errorsOf = (texts: Record<string, string>, isSignedIn = false) => {
  const form = validateForm(
    contactMessageSchema(isSignedIn),
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]])),
  )
  return form.kind === 'invalid' ? Object.entries(form.errors).map(([name, error]) => `${name}: ${error?.key}`) : []
}

test.each<[what: string, changed: Record<string, string>, errors: string[]]>([
  ['nothing', {}, []],
  ['a name with markup', { senderName: '<b>Ada</b>' }, ['senderName: label-banned-characters']],
  ['a name that is too long', { senderName: 'A'.repeat(51) }, ['senderName: field-too-long']],
  ['an address with a further header', { senderEmail: 'ada@example.net\r\nBcc: all@example.net' }, ['senderEmail: email_invalid_message']],
  ['two addresses', { senderEmail: 'ada@example.net, bo@example.net' }, ['senderEmail: email_invalid_message']],
  ['a subject that is not of the list', { subject: 'Win\r\nBcc: all@example.net' }, ['subject: choose-from-list']],
  ['no message', { message: ' ' }, ['message: field-required']],
  ['a message that is too long', { message: 'a'.repeat(4001) }, ['message: field-too-long']],
  ['no captcha', { captcha: '' }, ['captcha: recaptcha-incomplete']],
])('a message to the site with %s changed is refused for that alone', (_what, changed, errors) => {
  expect(errorsOf({ ...good, ...changed })).toEqual(errors)
})

test('who is signed in is asked for subject and message alone', () => {
  expect(errorsOf({ subject: 'other', message: 'Hello.' }, true)).toEqual([])
})

test('a link chooses a subject of the list and no other', () => {
  expect([parseContactSubject('gateway'), parseContactSubject('nothing'), parseContactSubject(null)]).toEqual(['gateway', null, null])
})
