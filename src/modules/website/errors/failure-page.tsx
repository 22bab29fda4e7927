/** Shows the error pages of all levels of the error catalogue (reading.md sections 2.5 and 8). */

import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ContactMessage } from '../../sites/components/contact-message.tsx'
import { PageHead } from '../../sites/components/page-head.tsx'
import { offersReading } from '../../sites/domain/submission-only.ts'
import { useSite } from '../../sites/pages/use-site.ts'
import { type MessageKey, useText } from '../../sites/text/text.tsx'
import { FailureArt } from './failure-art.tsx'
import styles from './failure-page.module.css'

const ConflictOfInterest = lazy(() => import('./conflict-of-interest.tsx'))

interface Failure {
  title: MessageKey
  message: MessageKey
  action: 'home' | 'reload'
}

function failureOf(status: number): Failure {
  switch (status) {
    case 300:
      return { title: 'several-publications', message: 'several-publications-text', action: 'home' }
    case 403:
      return { title: 'requested-page-not-authorised', message: 'requested-page-not-authorised-text', action: 'home' }
    case 404:
      return { title: 'requested-page-not-found', message: 'requested-page-not-found-text', action: 'home' }
    case 400:
    case 405:
    case 415:
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
  const { t } = useText()
  const platform = useSite()?.platform
  const status = isRouteErrorResponse(error) ? error.status : 500
  const failure = failureOf(status)
  const conflict = isRouteErrorResponse(error) ? conflictOf(error.data) : null
  return (
    <main id="content" className={styles.page}>
      <PageHead title={t(failure.title)} hidden />
      <div className={styles.words}>
        <p className={styles.status}>{status}</p>
        <h1>{t(failure.title)}</h1>
        <p className={styles.message}>
          {conflict !== null && (
            <Suspense>
              <ConflictOfInterest role={conflict} />
            </Suspense>
          )}
          <ContactMessage message={failure.message} writesTo={status === 403 ? 'editorial' : 'info'} />
        </p>
        {status === 300 && isRouteErrorResponse(error) && (
          <ul className={styles.choices}>
            {choicesOf(error.data).map(({ path, title }) => (
              <li key={path}>
                <TextLink href={path}>{title}</TextLink> ({path.split('/').at(-1)})
              </li>
            ))}
          </ul>
        )}
        {failure.action === 'home' ? (
          <p className={styles.actions}>
            <ButtonLink to={href('/')}>{t('go-to-homepage')}</ButtonLink>
            {platform && offersReading(platform) && (
              <ButtonLink to={href('/browse')} variant="secondary">
                {t('hero-action')}
              </ButtonLink>
            )}
          </p>
        ) : (
          <p className={styles.actions}>
            <ButtonLink to={pathname + search} reloads>
              {t('try-again')}
            </ButtonLink>
          </p>
        )}
      </div>
      <FailureArt status={status} />
    </main>
  )
}

/** What the user is to what they have a role for, where that is the reason (sites/pages/failures.ts). */
const conflictOf = (given: unknown): unknown => (typeof given === 'object' && given !== null && 'conflict' in given ? given.conflict : null)

/** The choices for a URL that several publications match (sites/pages/failures.ts). */
function choicesOf(given: unknown): { path: string; title: string }[] {
  const choices: unknown = typeof given === 'object' && given !== null && 'choices' in given ? given.choices : null
  return Array.isArray(choices) ? choices.filter(isChoice) : []
}

const isChoice = (each: unknown): each is { path: string; title: string } =>
  typeof each === 'object' &&
  each !== null &&
  'path' in each &&
  'title' in each &&
  typeof each.path === 'string' &&
  typeof each.title === 'string'
