import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { gallery as buttons } from './button.gallery.tsx'
import { Button, ButtonLink } from './button.tsx'
import { gallery as checkboxes } from './checkbox.gallery.tsx'
import { Checkbox } from './checkbox.tsx'
import { gallery as comboboxes } from './combobox.gallery.tsx'
import { gallery as fileFields } from './file-field.gallery.tsx'
import { gallery as forms } from './form.gallery.tsx'
import { Form, SubmitButton } from './form.tsx'
import type { FormAnswer } from './form-state.ts'
import { gallery as radioGroups } from './radio-group.gallery.tsx'
import { RadioGroup } from './radio-group.tsx'
import { gallery as searchFields } from './search-field.gallery.tsx'
import { gallery as selects } from './select.gallery.tsx'
import { Select } from './select.tsx'
import { gallery as skeletons } from './skeleton.gallery.tsx'
import { gallery as spinners } from './spinner.gallery.tsx'
import { Spinner } from './spinner.tsx'
import { gallery as textFields } from './text-field.gallery.tsx'
import { LongTextField, PasswordField, TextField } from './text-field.tsx'
import { gallery as uploadFields } from './upload-field.gallery.tsx'
import { useForm } from './use-form.ts'

/** Renders as the server does: no script has run. */
const render = (element: ReactNode) => renderToStaticMarkup(h(createRoutesStub([{ path: '/', Component: () => element as ReactElement }])))

/** The attributes of each element of a name, in order. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.replace(/<template>.*?<\/template>/g, '').matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key?.toLowerCase(), value ?? ''])),
  )
}
const only = (html: string, name: string) => elements(html, name)[0] ?? {}

const galleries = {
  buttons,
  checkboxes,
  comboboxes,
  fileFields,
  forms,
  radioGroups,
  searchFields,
  selects,
  skeletons,
  spinners,
  textFields,
  uploadFields,
}

describe.each(Object.entries(galleries))('the controls of the gallery %s', (_, gallery) => {
  it.each(gallery.map(({ title, element }) => ({ title, element })))(
    '$title is labelled, described, and has no inline styles',
    ({ element }) => {
      const html = render(element)
      expect(html).not.toContain(' style=')
      const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
      const labelled = new Set(elements(html, 'label').map(label => label.for))
      const controls = [...elements(html, 'input'), ...elements(html, 'select'), ...elements(html, 'textarea')]
      for (const control of controls.filter(({ type }) => type !== 'hidden')) {
        expect(labelled).toContain(control.id)
        // React Aria names places that it fills once its script is there.
        for (const id of control['aria-describedby']?.split(' ') ?? []) if (!id.startsWith('react-aria')) expect(ids).toContain(id)
      }
      for (const button of elements(html, 'button')) expect(['button', 'submit']).toContain(button.type)
    },
  )
})

describe('a form field', () => {
  it('it shows its error and is marked invalid', () => {
    const html = render(
      h(TextField, { name: 'email', type: 'email', label: 'Email', required: true, description: 'Yours', error: 'Wrong' }),
    )
    const input = only(html, 'input')
    expect(input).toMatchObject({ name: 'email', type: 'email', required: '', 'aria-invalid': 'true' })
    expect(
      input['aria-describedby']?.split(' ').map(id => html.match(new RegExp(`id="${id}"[^>]*>(?:<svg.*?</svg>)?(?:<span>)?([^<]*)`))?.[1]),
    ).toEqual(['Yours', 'Wrong'])
  })

  it('it has no error and is not marked when valid', () => {
    const input = only(render(h(TextField, { name: 'name', label: 'Name' })), 'input')
    expect(input).not.toHaveProperty('aria-invalid')
    expect(input).not.toHaveProperty('aria-describedby')
    expect(input).not.toHaveProperty('required')
  })

  const remaining = (left: number) => `${left} left`
  const messages = { show: 'Show', hide: 'Hide' }
  it.each<[string, ReactElement, string, string | undefined]>([
    ['fifty for a line of text', h(TextField, { name: 'a', label: 'A' }), 'input', '50'],
    ['what it is told', h(TextField, { name: 'a', label: 'A', maxLength: 9 }), 'input', '9'],
    ['that of the mail standard for an address', h(TextField, { name: 'a', label: 'A', type: 'email' }), 'input', '254'],
    ['2500 for a long text', h(LongTextField, { name: 'a', label: 'A', remaining }), 'textarea', '2500'],
    ['none for a password', h(PasswordField, { name: 'a', label: 'A', messages }), 'input', undefined],
  ])('it has a maximum length: %s (A5-10)', (_, element, name, limit) => expect(only(render(element), name).maxlength).toBe(limit))

  it('it shows how many characters are left', () => {
    expect(render(h(LongTextField, { name: 'a', label: 'A', remaining, defaultValue: 'abc' }))).toContain('2497 left')
  })

  it('a password field has no reveal button without a script', () => {
    expect(elements(render(h(PasswordField, { name: 'a', label: 'A', messages })), 'button')).toEqual([])
  })

  it('a select field offers options, also in groups, after an empty one', () => {
    const options = [{ label: 'Medicine', options: [{ value: 'c', label: 'Cardiology' }] }]
    const html = render(h(Select, { name: 'a', label: 'A', options, placeholder: 'Choose', defaultValue: 'c' }))
    expect(html).toMatch(/<option value="">Choose<\/option><optgroup label="Medicine"><option value="c" selected="">Cardiology/)
  })

  it('the error of a radio group links to its first option, and the group is invalid as a whole', () => {
    const options = [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ]
    const html = render(h(RadioGroup, { name: 'a', id: 'answer', label: 'A', options, defaultValue: 'no', required: true, error: 'Wrong' }))
    expect(only(html, 'fieldset')).toMatchObject({ role: 'radiogroup', 'aria-invalid': 'true', 'aria-describedby': 'answer-error' })
    expect(elements(html, 'input').map(({ id, checked }) => [id, checked])).toEqual([
      ['answer', undefined],
      ['answer-2', ''],
    ])
  })

  it('a checkbox can be checked by default', () => {
    expect(only(render(h(Checkbox, { name: 'a', label: 'A', defaultChecked: true })), 'input')).toMatchObject({
      type: 'checkbox',
      checked: '',
    })
  })
})

describe('the spinner of a control', () => {
  it('it announces what is loading, and is silent beside a text that says so (A2-60)', () => {
    const telling = render(h(Spinner, { label: 'Loading' }))
    expect(only(telling, 'span')).toMatchObject({ role: 'status', 'data-size': 'standard' })
    expect(telling.replace(/<[^>]*>/g, '')).toBe('Loading')
    const silent = render(h(Spinner))
    expect(only(silent, 'span')).toMatchObject({ 'aria-hidden': 'true' })
    expect(only(silent, 'span')).not.toHaveProperty('role')
    for (const html of [telling, silent]) expect(elements(html, 'circle')).toHaveLength(2)
  })
})

describe('a button with pending work', () => {
  it('it keeps its size and is marked busy while its work is pending', () => {
    const button = only(render(h(Button, { pending: true }, 'Send')), 'button')
    expect(button).toMatchObject({ 'aria-busy': 'true', 'aria-disabled': 'true', type: 'button' })
    expect(button).not.toHaveProperty('disabled')
  })

  it('it shows a spinner only while its work is pending (A2-60)', () => {
    const circles = (pending: boolean) => elements(render(h(Button, { pending }, 'Send')), 'circle').length
    expect([circles(true), circles(false)]).toEqual([2, 0])
  })

  it.each([
    ['/browse', '/browse'],
    ['https://example.org/', 'https://example.org/'],
    ['mailto:ada@example.org', 'mailto:ada@example.org'],
    ['//example.org', '//example.org'],
    ['#top', '#top'],
  ])('it becomes a link to %s', (to, href) => {
    const html = render(h(ButtonLink, { to }, 'Go'))
    expect(only(html, 'a').href).toBe(href)
    // The router handles only the site's own paths.
    expect(html.includes('data-discover')).toBe(to === '/browse')
  })
})

describe('a form of fields', () => {
  function Registration({ answer }: { answer?: FormAnswer }) {
    const control = useForm({ rules: { email: entry => (entry === '' ? 'blank' : null) }, answer })
    return h(
      Form,
      { control, action: '/register', summaryTitle: count => `${count} wrong` },
      h(TextField, { name: 'email', label: 'Email' }),
      h(SubmitButton, null, 'Register'),
    )
  }

  it('it posts without a script, with the validation of the browser', () => {
    const html = render(h(Registration))
    expect(only(html, 'form')).toMatchObject({ action: '/register', method: 'post' })
    expect(only(html, 'form')).not.toHaveProperty('novalidate')
    expect(only(html, 'button')).toMatchObject({ type: 'submit' })
    expect(only(html, 'button')).not.toHaveProperty('aria-disabled')
    expect(elements(html, 'section')).toEqual([])
  })

  it('it shows the server’s errors at the top and at the fields', () => {
    const html = render(h(Registration, { answer: { errors: { email: 'Taken' }, messages: ['Unsuccessful'] } }))
    const input = only(html, 'input')
    expect(input['aria-invalid']).toBe('true')
    expect(only(html, 'section')).toMatchObject({ tabindex: '-1', autofocus: '' })
    expect(html).toContain('1 wrong')
    expect(html).toContain('Unsuccessful')
    expect(only(html, 'a').href).toBe(`#${input.id}`)
    // Without JavaScript nothing would enable it again.
    expect(only(html, 'button')).not.toHaveProperty('aria-disabled')
  })

  it('it can be submitted again after it was refused as a whole', () => {
    const html = render(h(Registration, { answer: { messages: ['You have entered an invalid username or password'] } }))
    expect(html).toContain('You have entered an invalid username or password')
    expect(html).not.toContain('0 wrong')
    expect(only(html, 'button')).not.toHaveProperty('aria-disabled')
  })
})
