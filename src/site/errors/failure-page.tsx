/** One screen for each level of the error catalogue (reading.md sections 2.5 and 8). */
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { ContactMessage } from '../components/contact-message.tsx'
import { PageHead } from '../components/page-head.tsx'
import { type MessageKey, useText } from '../text/text.tsx'
import { FailureArt } from './failure-art.tsx'
import styles from './failure-page.module.css'

interface Failure {
  title: MessageKey
  message: MessageKey
  action: 'home' | 'reload'
}

function failureOf(status: number): Failure {
  switch (status) {
    case 403:
      return { title: 'requested-page-not-authorised', message: 'requested-page-not-authorised-text', action: 'home' }
    case 404:
      return { title: 'requested-page-not-found', message: 'requested-page-not-found-text', action: 'home' }
    case 405:
      return { title: 'cannot-be-done', message: 'cannot-be-done-text', action: 'home' }
    case 503:
      return { title: 'out-of-reach', message: 'out-of-reach-text', action: 'reload' }
    default:
      return { title: 'major-error-title', message: 'major-error-message', action: 'reload' }
  }
}

export function FailurePage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const { say } = useText()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const failure = failureOf(status)
  return (
    <main id="content" className={styles.page}>
      <PageHead title={say(failure.title)} hidden />
      <div className={styles.words}>
        <p className={styles.status}>{status}</p>
        <h1>{say(failure.title)}</h1>
        <p className={styles.message}>
          <ContactMessage message={failure.message} writesTo={status === 403 ? 'editorial' : 'info'} />
        </p>
        {failure.action === 'home' ? (
          <p className={styles.actions}>
            <ButtonLink to="/">{say('go-to-homepage')}</ButtonLink>
            <ButtonLink to="/browse" variant="secondary">
              {say('hero-action')}
            </ButtonLink>
          </p>
        ) : (
          <p className={styles.actions}>
            <ButtonLink to={pathname + search} reloads>
              {say('try-again')}
            </ButtonLink>
          </p>
        )}
      </div>
      <FailureArt status={status} />
    </main>
  )
}
