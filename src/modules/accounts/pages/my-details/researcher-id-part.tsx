import { useEffect } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { showAlert } from '../../../../ui/alert-store.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { readResearcherIdMessage } from '../../domain/researcher-id.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PartForm } from './part-form.tsx'
import '../../components/sign-in-methods/messages.ts'

/** The value is in pixels: the usual width of such a form; a phone opens the full screen. */
const windowSize = 'popup,width=640,height=720'

/** Shown where the site links researcher ids (specification, accounts.md sections 2 and 3). */
export const ResearcherIdPart = withMessages(['ways-in'], function ResearcherIdSection() {
  const { researcherId, saved } = useLoaderData<typeof loader>()
  const { t } = useText()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    // The pop-up window posts its outcome.
    const hear = (event: MessageEvent<unknown>) => {
      const message = event.origin === location.origin ? readResearcherIdMessage(event.data) : null
      if (message === null) return
      if (message.success) showAlert({ type: 'SUCCESS', message: t('researcher-id-connected') })
      else showAlert({ type: 'ERROR', message: t('researcher-id-connect-failure'), duration: 'long' })
      void revalidate()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [t, revalidate])

  if (researcherId === null) return null
  const title = t('researcher-id')
  if (researcherId.id !== null) {
    return (
      <PartForm
        part="researcher-id"
        title={title}
        text={t('researcher-id-linked', { id: researcherId.id })}
        rules={{}}
        labels={{}}
        submit={t('researcher-id-disconnect')}
        success={t('researcher-id-disconnected')}
      >
        {() => null}
      </PartForm>
    )
  }
  return (
    <section className={styles.part} id="researcher-id" aria-labelledby="researcher-id-title">
      <div>
        <h2 id="researcher-id-title">{title}</h2>
        <p className={styles.text}>{t('researcher-id-none')}</p>
      </div>
      {saved === 'researcher-id' && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('researcher-id-disconnected')}
        </Alert>
      )}
      <p>
        <ButtonLink
          to={href('/researcher-id/connect')}
          variant="secondary"
          reloads
          rel="nofollow"
          onClick={event => {
            // A window that the browser does not open is a page like any other.
            if (window.open(event.currentTarget.href, 'researcher-id', windowSize) !== null) event.preventDefault()
          }}
        >
          {t('researcher-id-connect')}
        </ButtonLink>
      </p>
    </section>
  )
})
