/** Google's script for the box of reCAPTCHA, fetched when a form has one. */

/** The part of the API that is used: https://developers.google.com/recaptcha/docs/display */
export interface Recaptcha {
  render(
    place: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ): unknown
}

const url = 'https://www.google.com/recaptcha/api.js'
const readyName = 'rectoRecaptchaReady'
let loading: Promise<Recaptcha> | null = null

/** @param language of the widget. Rejects where the browser does not load the script: it is offline, or blocks it. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    Reflect.set(window, readyName, () => {
      const loaded: unknown = Reflect.get(window, 'grecaptcha')
      if (isRecaptcha(loaded)) resolve(loaded)
      else reject(new Error('reCAPTCHA is not what it was.'))
    })
    const script = document.createElement('script')
    script.src = `${url}?${new URLSearchParams({ onload: readyName, render: 'explicit', hl: language })}`
    script.async = true
    script.addEventListener('error', () => reject(new Error('reCAPTCHA was not loaded.')))
    document.head.append(script)
  })
  // A failed load is forgotten, so that the next use tries again.
  loading.catch(() => {
    loading = null
  })
  return loading
}

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function'
