import { Form, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { Fact, RecordEntry, RecordList } from '../../../../ui/layout/record-list.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { RecoveryCodes } from '../../components/second-factor/recovery-codes.tsx'
import { DateInSentence } from '../../components/sign-in-methods/date-in-sentence.tsx'
import { NewPasskey } from '../../components/sign-in-methods/new-passkey.tsx'
import { confirmPath } from '../reauthentication/confirm-path.ts'
import { confirmFactorPath } from '../second-factor/paths.ts'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import { SecondFactorSection } from './second-factor-section.tsx'
import '../../components/second-factor/messages.ts'
import '../../components/sign-in-methods/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['ways-in', 'second-factor'], function SignInMethods() {
  const { identities, passkeys, host, linked, isFresh, confirmation } = useLoaderData<typeof loader>()
  const done = useActionData<typeof action>()
  const { t } = useText()
  const title = t('ways-in')
  const said = done?.said ?? (linked ? 'way-in-linked' : null)
  return (
    <ListScreen
      title={title}
      head={
        <>
          <PageHead title={title} hidden />
          <PageBreadcrumbs title={title} />
        </>
      }
      lead={t('ways-in-text')}
      done={
        said === null
          ? null
          : said === 'way-in-last'
            ? { text: t(said), type: 'WARNING', typeLabel: t('alert-warning') }
            : { text: t(said), typeLabel: t('alert-success') }
      }
    >
      {done && done.recoveryCodes.length > 0 && <RecoveryCodes codes={done.recoveryCodes} />}
      {confirmation === 'factor' ? (
        <div className={styles.part}>
          <p className={styles.text}>{t('factor-needed')}</p>
          <ButtonLink to={confirmFactorPath(href('/my/ways-in'))} variant="secondary">
            {t('factor-give')}
          </ButtonLink>
        </div>
      ) : (
        !isFresh && (
          <div className={styles.part}>
            <p className={styles.text}>{t('fresh-needed')}</p>
            <ButtonLink to={confirmPath(href('/my/ways-in'))} variant="secondary">
              {t('fresh-title')}
            </ButtonLink>
          </div>
        )
      )}
      <section className={styles.part} aria-labelledby="identities">
        <h2 id="identities">{t('identities')}</h2>
        {identities.length === 0 && <p className={styles.text}>{t('identity-none')}</p>}
        <Form method="post" preventScrollReset>
          <RecordList>
            {identities.map(({ key, name, link }) => (
              <RecordEntry
                key={key}
                name={name}
                actions={
                  link !== null ? (
                    <Button
                      type="submit"
                      variant="secondary"
                      name="identity"
                      value={key}
                      aria-label={t('identity-unlink-label', { provider: name })}
                    >
                      {t('identity-unlink')}
                    </Button>
                  ) : (
                    isFresh && (
                      <ButtonLink
                        to={`${href('/login/with/:provider', { provider: key })}?returnTo=/my/ways-in`}
                        variant="secondary"
                        reloads
                      >
                        {t('identity-link', { provider: name })}
                      </ButtonLink>
                    )
                  )
                }
              >
                {link !== null && (
                  <Fact>
                    {key === 'orcid' ? <a href={`https://orcid.org/${link.label}`}>{link.label}</a> : link.label}
                    {' · '}
                    <DateInSentence message="identity-linked" date={link.linkedAt} />
                  </Fact>
                )}
              </RecordEntry>
            ))}
          </RecordList>
        </Form>
      </section>
      {host !== null && (
        <section className={styles.part} aria-labelledby="passkeys">
          <h2 id="passkeys">{t('passkeys')}</h2>
          <p className={styles.text}>{t('passkeys-text', { host })}</p>
          {passkeys.length === 0 && <p className={styles.text}>{t('passkey-none')}</p>}
          <Form method="post" preventScrollReset>
            <RecordList>
              {passkeys.map(({ id, name, createdAt, usedAt }) => (
                <RecordEntry
                  key={id}
                  name={name}
                  actions={
                    <Button type="submit" variant="secondary" name="passkey" value={id} aria-label={t('passkey-remove-label', { name })}>
                      {t('identity-unlink')}
                    </Button>
                  }
                >
                  <Fact>
                    <DateInSentence message="passkey-made" date={createdAt} />
                    {' · '}
                    {usedAt === null ? t('passkey-never') : <DateInSentence message="passkey-used" date={usedAt} />}
                  </Fact>
                </RecordEntry>
              ))}
            </RecordList>
          </Form>
          {confirmation === null && <NewPasskey count={passkeys.length} />}
        </section>
      )}
      <SecondFactorSection />
    </ListScreen>
  )
})
