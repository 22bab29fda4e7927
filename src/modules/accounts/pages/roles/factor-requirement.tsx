import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'

const refusalKeys = messageKeys('roles-refused', ['not-allowed', 'no-factor'])

/** Whether the site requires a second factor of its staff, and the switch. */
export function FactorRequirement() {
  const { site, isFactorRequired } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  return (
    <section aria-labelledby="second-factor" className={styles.log}>
      <h2 id="second-factor">{t('roles-factor')}</h2>
      <p className={styles.lead}>{t('roles-factor-lead')}</p>
      {refused && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t(refusalKeys[refused.reason])} <Link to={href('/my/ways-in')}>{t('roles-factor-own')}</Link>
        </Alert>
      )}
      <Form method="post" action={href('/my/dashboard/roles')} className={styles.requirement}>
        <span>{t(isFactorRequired ? 'roles-factor-on' : 'roles-factor-off', { site })}</span>
        <Button type="submit" variant="secondary" name="second-factor" value={isFactorRequired ? 'not-required' : 'required'}>
          {t(isFactorRequired ? 'roles-factor-not-require' : 'roles-factor-require')}
        </Button>
      </Form>
    </section>
  )
}
