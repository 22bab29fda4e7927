import { Form, type useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button } from '../../../../ui/button.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { loader } from './account-load.ts'
import styles from './page.module.css'

/** Whether the account has a second factor, and resetting it. */
export function FactorSection({ account }: { account: ReturnType<typeof useLoaderData<typeof loader>> }) {
  const { t } = useText()
  const { id, name, isStaff, hasSecondFactor, isOwn } = account
  if (!isStaff && !hasSecondFactor) return null
  return (
    <section aria-labelledby="second-factor" className={styles.log}>
      <h2 id="second-factor">{t('roles-factor')}</h2>
      <p className={styles.facts}>{t(hasSecondFactor ? 'roles-factor-has' : 'roles-factor-none', { name })}</p>
      {hasSecondFactor && (
        <Form method="post" action={href('/my/dashboard/roles/:accountId', { accountId: id })}>
          <p className={styles.lead}>{isOwn ? t('roles-refused-own') : t('roles-factor-reset-text', { name })}</p>
          {!isOwn && (
            <Button type="submit" variant="secondary" name="reset-factor" value="reset">
              {t('roles-factor-reset')}
            </Button>
          )}
        </Form>
      )}
    </section>
  )
}
