import type { ReactNode } from 'react'
import { Captcha, CaptchaBox } from './captcha.tsx'

const messages = {
  label: 'I am not a robot',
  checking: 'Verifying…',
  checked: 'Verified',
  failed: 'Verification failed. Please try again.',
  expired: 'Verification expired. Please try again.',
}
const solve = async () => ({ answer: 'e30=', expiresAt: Date.now() + 300_000 })

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Captcha', element: <Captcha name="captcha" messages={messages} solve={solve} /> },
  { title: 'Captcha, at work', element: <CaptchaBox name="captcha" messages={messages} state="checking" /> },
  { title: 'Captcha, checked', element: <CaptchaBox name="captcha" messages={messages} state="checked" answer="e30=" /> },
  { title: 'Captcha that did not work', element: <CaptchaBox name="captcha" messages={messages} state="failed" /> },
  { title: 'Captcha that has expired', element: <CaptchaBox name="captcha" messages={messages} state="expired" /> },
  {
    title: 'Captcha that was left out',
    element: <CaptchaBox name="captcha" messages={messages} state="idle" error="Please complete recaptcha" />,
  },
]
