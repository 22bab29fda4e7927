/** One screen for each level of the error catalogue (reading.md sections 2.5 and 8). */
import { isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { loader as loadRoot } from '../root-load.ts'
import styles from './failure-page.module.css'

interface Failure {
  status: number
  title: string
  message: React.ReactNode
  action: 'home' | 'reload'
}

function failureOf(status: number, infoEmail: string | undefined): Failure {
  const contact = infoEmail ? <a href={`mailto:${infoEmail}`}>{infoEmail}</a> : 'the publisher'
  switch (status) {
    case 403:
      return {
        status,
        title: 'You are not authorised to see this page',
        message: <>If you think that you should be, write to {contact}.</>,
        action: 'home',
      }
    case 404:
      return {
        status,
        title: 'Page not found',
        message: (
          <>
            There is nothing at this address. It may have been mistyped, or the page may have moved. If a link brought you here, please tell{' '}
            {contact}.
          </>
        ),
        action: 'home',
      }
    case 405:
      return { status, title: 'That cannot be done here', message: <>This address does not take what was sent to it.</>, action: 'home' }
    case 503:
      return {
        status,
        title: 'We will be back in a moment',
        message: <>The library cannot be reached just now. Pages that were read lately still open.</>,
        action: 'reload',
      }
    default:
      return {
        status: 500,
        title: 'Something went wrong…',
        message: <>The page could not be made. Please try again; if it goes on, write to {contact}.</>,
        action: 'reload',
      }
  }
}

export function FailurePage() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const platform = useRouteLoaderData<typeof loadRoot>('root')?.platform
  const failure = failureOf(isRouteErrorResponse(error) ? error.status : 500, platform?.infoEmail)
  return (
    <main id="content" className={styles.page}>
      <title>{failure.title}</title>
      <meta name="robots" content="noindex" />
      <p className={styles.status}>{failure.status}</p>
      <h1>{failure.title}</h1>
      <p className={styles.message}>{failure.message}</p>
      {failure.action === 'home' ? (
        <Link className="button" to="/">
          Go to homepage
        </Link>
      ) : (
        // A plain link to the same address: it tries again with and without JavaScript.
        <a className="button" href={pathname + search}>
          Try again
        </a>
      )}
    </main>
  )
}
