import { lazy, Suspense, useId } from 'react'
import { Link, useFetcher } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { Button } from '../../../ui/button.tsx'
import { offersReading } from '../../sites/domain/submission-only.ts'
import { useSite } from '../../sites/pages/use-site.ts'
import { getsAlerts } from '../domain/status.ts'
import type { AlertBoxFacts } from '../pages/alert-facts.ts'
import type { AlertAnswer } from '../pages/alerts/sign-up-load.ts'
import styles from './alert-box.module.css'

/** Few readers sign up, and every article has the box. */
const AfterMail = lazy(() => import('./after-mail.tsx'))

interface AlertBoxProps {
  box: AlertBoxFacts
  /** The reader came from this page, which is offered once they are done. */
  back?: { href: string; label: string } | null
}

/**
 * The box for alerts beside the content: shows the status, and signs up in place, or without JavaScript on a page of its own.
 * A site that only takes submissions has no news, and no box.
 */
export function AlertBox({ box, back = null }: AlertBoxProps) {
  const { Form, data, state } = useFetcher<AlertAnswer>({ key: `alerts ${box.topic}` })
  const id = useId()
  const platform = useSite()?.platform
  if (platform && !offersReading(platform)) return null
  const status = data?.status ?? box.status
  // Without JavaScript the answer is the page of this URL, which is about its topic.
  const action = `${href('/alerts/sign-up')}?${new URLSearchParams({ topic: box.topic })}`
  const invalid = data?.error ?? null
  return (
    <section className={styles.box} aria-labelledby={id} data-alert-status={status}>
      <h2 id={id}>{box.title}</h2>
      <p role={data && invalid === null ? 'status' : undefined} className={data?.sent ? styles.sent : undefined}>
        {data && invalid === null ? data.message : box.text}
      </p>
      {data?.sent && (
        <Suspense>
          <AfterMail Form={Form} action={action} topic={box.topic} sent={data.sent} isPending={state !== 'idle'} back={back} />
        </Suspense>
      )}
      {getsAlerts(status) ? (
        box.email !== '' && (
          <p>
            <Link to={href('/my/email-alerts')}>{box.manage}</Link>
          </p>
        )
      ) : (
        <Form method="post" action={action}>
          <input type="hidden" name="topic" value={box.topic} />
          <label htmlFor={`${id}-email`}>{box.label}</label>
          <input
            id={`${id}-email`}
            name="emailAddress"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={box.email}
            aria-invalid={invalid !== null || undefined}
            aria-describedby={invalid === null ? undefined : `${id}-wrong`}
          />
          {invalid !== null && (
            <p id={`${id}-wrong`} role="alert" className={styles.invalid}>
              {invalid}
            </p>
          )}
          <Button type="submit" size="small" variant="secondary" pending={state !== 'idle'}>
            {box.button}
          </Button>
        </Form>
      )}
    </section>
  )
}
