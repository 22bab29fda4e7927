import { Form, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Fact, RecordEntry, RecordList } from '../../../../ui/layout/record-list.tsx'
import { Cluster } from '../../../../ui/layout/stack.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { DateInSentence } from '../../components/sign-in-methods/date-in-sentence.tsx'
import { authenticatorPath } from '../second-factor/paths.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'

/** Authenticator apps and recovery codes, for the staff. */
export function SecondFactorSection() {
  const { factors, confirmation } = useLoaderData<typeof loader>()
  const { t } = useText()
  if (factors === null) return null
  const { authenticators, recoveryCodes, hasAny } = factors
  const mayChange = confirmation === null
  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factors')}</h2>
      <p className={styles.text}>{t('factors-text')}</p>
      {authenticators.length === 0 && <p className={styles.text}>{t('factors-none')}</p>}
      <Form method="post" preventScrollReset>
        <RecordList>
          {authenticators.map(({ id, name, createdAt, usedAt }) => (
            <RecordEntry
              key={id}
              name={name}
              actions={
                mayChange && (
                  <Button type="submit" variant="secondary" name="app" value={String(id)} aria-label={t('factor-remove-label', { name })}>
                    {t('factor-remove')}
                  </Button>
                )
              }
            >
              <Fact>
                <DateInSentence message="factor-made" date={createdAt} />
                {usedAt !== null && (
                  <>
                    {' · '}
                    <DateInSentence message="factor-used" date={usedAt} />
                  </>
                )}
              </Fact>
            </RecordEntry>
          ))}
        </RecordList>
        {hasAny && (
          <p className={styles.text}>
            {t('factor-codes-left', { count: recoveryCodes })} {recoveryCodes > 0 && mayChange && t('factor-codes-make-help')}
          </p>
        )}
        {mayChange && (
          <Cluster>
            <ButtonLink to={authenticatorPath(href('/my/ways-in'))} variant="secondary">
              {t('factor-set-up-app')}
            </ButtonLink>
            {hasAny && (
              <Button type="submit" variant="secondary" name="recovery-codes" value="make">
                {t('factor-codes-make')}
              </Button>
            )}
          </Cluster>
        )}
      </Form>
    </section>
  )
}
