import { Form, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { DateInSentence } from '../../components/sign-in-methods/date-in-sentence.tsx'
import { NewPasskey } from '../../components/sign-in-methods/new-passkey.tsx'
import { confirmPath } from '../reauthentication/confirm-path.ts'
import sessionStyles from '../sessions/page.module.css'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../../components/sign-in-methods/messages.ts'

export const SignInMethodsPage = withMessages(['ways-in'], function SignInMethods() {
  const { identities, passkeys, host, linked, isFresh } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const { t } = useText()
  const title = t('ways-in')
  const said = done?.said ?? (linked ? 'way-in-linked' : null)
  return (
    <main id="content" className={sessionStyles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={sessionStyles.lead}>{t('ways-in-text')}</p>
      {said !== null && (
        <Alert
          type={said === 'way-in-last' ? 'WARNING' : 'SUCCESS'}
          typeLabel={t(said === 'way-in-last' ? 'alert-warning' : 'alert-success')}
        >
          {t(said)}
        </Alert>
      )}
      {!isFresh && (
        <div className={styles.part}>
          <p className={styles.text}>{t('fresh-needed')}</p>
          <ButtonLink to={confirmPath(href('/my/ways-in'))} variant="secondary">
            {t('fresh-title')}
          </ButtonLink>
        </div>
      )}
      <section className={styles.part} aria-labelledby="identities">
        <h2 id="identities">{t('identities')}</h2>
        {identities.length === 0 && <p className={styles.text}>{t('identity-none')}</p>}
        <Form method="post" preventScrollReset>
          <ul className={sessionStyles.list}>
            {identities.map(({ key, name, link }) => (
              <li key={key} className={sessionStyles.session}>
                <div>
                  <p className={sessionStyles.name}>{name}</p>
                  {link !== null && (
                    <p className={sessionStyles.facts}>
                      {key === 'orcid' ? <a href={`https://orcid.org/${link.label}`}>{link.label}</a> : link.label}
                      {' · '}
                      <DateInSentence message="identity-linked" date={link.linkedAt} />
                    </p>
                  )}
                </div>
                {link === null && !isFresh ? null : link === null ? (
                  <ButtonLink to={`${href('/login/with/:provider', { provider: key })}?returnTo=/my/ways-in`} variant="secondary" reloads>
                    {t('identity-link', { provider: name })}
                  </ButtonLink>
                ) : (
                  <Button
                    type="submit"
                    variant="secondary"
                    name="identity"
                    value={key}
                    aria-label={t('identity-unlink-label', { provider: name })}
                  >
                    {t('identity-unlink')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Form>
      </section>
      {host !== null && (
        <section className={styles.part} aria-labelledby="passkeys">
          <h2 id="passkeys">{t('passkeys')}</h2>
          <p className={styles.text}>{t('passkeys-text', { host })}</p>
          {passkeys.length === 0 && <p className={styles.text}>{t('passkey-none')}</p>}
          <Form method="post" preventScrollReset>
            <ul className={sessionStyles.list}>
              {passkeys.map(({ id, name, createdAt, usedAt }) => (
                <li key={id} className={sessionStyles.session}>
                  <div>
                    <p className={sessionStyles.name}>{name}</p>
                    <p className={sessionStyles.facts}>
                      <DateInSentence message="passkey-made" date={createdAt} />
                      {' · '}
                      {usedAt === null ? t('passkey-never') : <DateInSentence message="passkey-used" date={usedAt} />}
                    </p>
                  </div>
                  <Button type="submit" variant="secondary" name="passkey" value={id} aria-label={t('passkey-remove-label', { name })}>
                    {t('identity-unlink')}
                  </Button>
                </li>
              ))}
            </ul>
          </Form>
          {isFresh && <NewPasskey count={passkeys.length} />}
        </section>
      )}
    </main>
  )
})
