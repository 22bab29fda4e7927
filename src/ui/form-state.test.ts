import { expect, it } from 'vitest'
import { type FormEvent, findErrors, formState, hasErrors, initialFormState, shownErrors, summary } from './form-state.ts'

const blank = { name: 'Name cannot be blank', email: 'Email cannot be blank' }
const empty = initialFormState(undefined)
const after = (...events: FormEvent[]) => events.reduce(formState, empty)
const answered = (errors: Record<string, string>, messages: string[] = []): FormEvent => ({
  type: 'answered',
  answer: { errors, messages },
  names: ['name', 'email'],
})

it.each<[string, FormEvent[], Record<string, string>]>([
  ['nothing before a field is checked', [], {}],
  ['the checked field alone', [{ type: 'checked', names: ['name'], found: blank }], { name: blank.name }],
  ['nothing for a field that is being typed in', [{ type: 'changed', name: 'name' }], {}],
  [
    'an error until it is mended',
    [
      { type: 'checked', names: ['name'], found: blank },
      { type: 'checked', names: ['name'], found: { email: blank.email } },
    ],
    {},
  ],
  [
    'a checked field that another makes wrong',
    [
      { type: 'checked', names: ['again'], found: {} },
      { type: 'checked', names: ['email'], found: { again: 'The two entries do not match' } },
    ],
    { again: 'The two entries do not match' },
  ],
  ['everything when the form is to be sent', [{ type: 'sent', found: blank }], blank],
  ['what the server said', [answered({ email: 'Taken' })], { email: 'Taken' }],
  [
    'what the server said while another field changes',
    [answered({ email: 'Taken' }), { type: 'changed', name: 'name' }],
    { email: 'Taken' },
  ],
  [
    'what the server said when the field is left as it is',
    [answered({ email: 'Taken' }), { type: 'checked', names: ['email'], found: {} }],
    { email: 'Taken' },
  ],
  ['what the server said until the field changes', [answered({ email: 'Taken' }), { type: 'changed', name: 'email' }], {}],
  [
    'what the server said and a rule says too, until the rule no longer does, whichever field was changed',
    [
      { type: 'answered', answer: { errors: { name: 'Twice', email: 'Taken' } }, names: ['name', 'email'], found: { name: 'Twice' } },
      { type: 'checked', names: ['other'], found: {} },
    ],
    { email: 'Taken' },
  ],
  [
    'what the server said where a rule says something else of the field',
    [
      { type: 'answered', answer: { errors: { email: 'Taken' } }, names: ['name', 'email'], found: { email: blank.email } },
      { type: 'checked', names: ['name'], found: {} },
    ],
    { email: 'Taken' },
  ],
  [
    'the rule before the server',
    [answered({ email: 'Taken' }), { type: 'checked', names: ['email'], found: blank }],
    { email: blank.email },
  ],
])('the state of a form shows %s', (_, events, errors) => {
  const state = after(...events)
  expect(shownErrors(state)).toEqual(errors)
  expect(hasErrors(state)).toBe(Object.keys(errors).length > 0)
})

it('a form that was refused as a whole can be submitted again', () => {
  const state = after(answered({}, ['You have entered an invalid username or password']))
  expect(hasErrors(state)).toBe(false)
  expect(summary(state).messages).toEqual(['You have entered an invalid username or password'])
  expect(summary(formState(state, { type: 'sent', found: {} })).messages).toEqual([])
})

it('an error for a field that the form does not have is shown for the whole form', () => {
  const state = after(answered({ gRecaptchaResponse: 'Please complete recaptcha' }))
  expect(hasErrors(state)).toBe(false)
  expect(summary(state).messages).toEqual(['Please complete recaptcha'])
})

it('each refused submission moves the focus to the errors, and a check of a field does not (A4-22)', () => {
  const sent: FormEvent = { type: 'sent', found: blank }
  expect(after({ type: 'checked', names: ['name'], found: blank }).refusals).toBe(0)
  expect(after(sent).refusals).toBe(1)
  expect(after(sent, sent).refusals).toBe(2)
  expect(after({ type: 'sent', found: {} }).refusals).toBe(0)
  expect(after(answered({}, ['No'])).refusals).toBe(1)
  expect(after(answered({})).refusals).toBe(0)
})

it('a form is refused again while a server error of a field stands (A4-22)', () => {
  const state = after(answered({ email: 'Taken' }), { type: 'sent', found: {} })
  expect(state.refusals).toBe(2)
  expect(hasErrors(state)).toBe(true)
})

it('the summary lists the errors of the last submission that are not yet corrected', () => {
  const sent = after({ type: 'sent', found: blank })
  expect(summary(sent).fields).toEqual([
    { name: 'name', message: blank.name },
    { name: 'email', message: blank.email },
  ])
  const mended = formState(sent, { type: 'checked', names: ['name'], found: { email: blank.email, phone: 'Too short' } })
  expect(summary(mended).fields).toEqual([{ name: 'email', message: blank.email }])
  const errorOfOtherField = formState(mended, { type: 'checked', names: ['phone'], found: { phone: 'Too short' } })
  expect(summary(errorOfOtherField).fields).toEqual([])
  expect(shownErrors(errorOfOtherField)).toEqual({ phone: 'Too short' })
})

it('the server’s errors are shown without a script', () => {
  const state = initialFormState({ errors: { email: 'Taken' }, messages: ['Registration unsuccessful'] })
  expect(shownErrors(state)).toEqual({ email: 'Taken' })
  expect(summary(state)).toEqual({ messages: ['Registration unsuccessful'], fields: [{ name: 'email', message: 'Taken' }] })
  expect(state.refusals).toBe(0)
})

it('each rule gets its entry and all entries, in the order of the rules', () => {
  const rules = {
    email: (entry: string) => (entry === '' ? 'blank' : null),
    again: (entry: string, all: Readonly<Record<string, readonly string[]>>) => (entry === all.email?.[0] ? null : 'differs'),
    topics: (_: string, all: Readonly<Record<string, readonly string[]>>) => ((all.topics?.length ?? 0) < 2 ? 'too few' : null),
  }
  expect(findErrors(rules, {})).toEqual({ email: 'blank', again: 'differs', topics: 'too few' })
  expect(findErrors(rules, { email: ['a'], again: ['a'], topics: ['1', '2'] })).toEqual({})
  expect(Object.keys(findErrors(rules, {}))).toEqual(['email', 'again', 'topics'])
})
