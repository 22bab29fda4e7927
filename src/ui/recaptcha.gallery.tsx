import type { ReactNode } from 'react'
import type { Recaptcha as Loaded } from './load-recaptcha.ts'
import { Recaptcha } from './recaptcha.tsx'

const messages = {
  loading: 'Verifying…',
  failed: 'Verification failed. Please try again.',
  expired: 'Verification expired. Please try again.',
}
/** Renders a button in place of Google's widget: the gallery loads nothing from other sites. */
const drawn = async (): Promise<Loaded> => ({
  render(place, { callback, 'expired-callback': expire }) {
    const [tick, end] = [document.createElement('button'), document.createElement('button')]
    tick.textContent = 'I’m not a robot'
    end.textContent = 'Expire'
    for (const button of [tick, end]) button.type = 'button'
    tick.addEventListener('click', () => callback('token-of-the-gallery'))
    end.addEventListener('click', expire)
    place.append(tick, end)
  },
})

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'reCAPTCHA',
    element: <Recaptcha name="recaptcha" siteKey="key" messages={messages} load={drawn} onUnavailable={() => {}} />,
  },
  {
    title: 'reCAPTCHA, loading',
    element: <Recaptcha name="recaptcha" siteKey="key" messages={messages} load={() => new Promise(() => {})} onUnavailable={() => {}} />,
  },
]
