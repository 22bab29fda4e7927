import type { ReactNode } from 'react'
import { Captcha, CaptchaBox } from './captcha.tsx'

const words = {
  label: 'I am not a robot',
  checking: 'Checking…',
  checked: 'Checked',
  failed: 'The check did not work. Try again.',
  expired: 'The check has expired. Try again.',
}
const solve = async () => ({ answer: 'e30=', expiresAt: Date.now() + 300_000 })

export const gallery: { title: string; element: ReactNode }[] = [
  { title: 'Captcha', element: <Captcha name="captcha" words={words} solve={solve} /> },
  { title: 'Captcha, at work', element: <CaptchaBox name="captcha" words={words} state="checking" /> },
  { title: 'Captcha, checked', element: <CaptchaBox name="captcha" words={words} state="checked" answer="e30=" /> },
  { title: 'Captcha that did not work', element: <CaptchaBox name="captcha" words={words} state="failed" /> },
  { title: 'Captcha that has expired', element: <CaptchaBox name="captcha" words={words} state="expired" /> },
  {
    title: 'Captcha that was left out',
    element: <CaptchaBox name="captcha" words={words} state="idle" error="Please complete recaptcha" />,
  },
]
