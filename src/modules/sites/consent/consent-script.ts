import { consentVersionPrefix } from '../domain/consent/consent.ts'
import { cookieKinds } from '../domain/consent/cookies.ts'

const { name, maxAge } = cookieKinds.consent

/**
 * Shows the question whose first child it is before it is painted, unless the cookie answers it: the page is cached for all readers, and
 * without JavaScript there is nothing to ask. An answer before hydration is stored at once; “Cookie settings” waits for the dialog. It listens
 * at the window, because React stops clicks that it cannot handle yet at the document.
 */
export const askBeforePaint = `{
  const question = document.currentScript.parentElement
  question.hidden = document.cookie.split('; ').some(pair => pair.startsWith('${name}=${consentVersionPrefix}'))
  addEventListener('click', ({ target }) => {
    const button = question.contains(target) && target.closest('button')
    if (button?.value) {
      document.cookie = '${name}=' + button.value + '; Path=/; Max-Age=${maxAge}; SameSite=Lax' + (location.protocol === 'https:' ? '; Secure' : '')
      question.hidden = true
    } else if (button) question.dataset.wanted = ''
  }, true)
}`
