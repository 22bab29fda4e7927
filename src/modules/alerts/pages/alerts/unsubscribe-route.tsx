import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { LinkQuestion, LinkScreen } from '../../../accounts/components/mailed-link/link-screen.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './unsubscribe-load.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './unsubscribe-load.ts'

export default withMessages(['alerts', 'mailed-links'], function Unsubscribe() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const { email, preferences } = found.kind === 'open' ? found.open : { email: '', preferences: '' }
  const actions = <Link to={preferences}>{t('alerts-preferences')}</Link>
  return (
    <LinkScreen
      state={state}
      open={() => (
        <LinkQuestion title={t('alerts-unsubscribe-title')} submit={t('alerts-unsubscribe')} actions={actions}>
          <p>{t('alerts-unsubscribe-text', { email })}</p>
        </LinkQuestion>
      )}
      confirmed={() => ({ title: t('alerts-unsubscribed-title'), text: t('alerts-unsubscribed-text', { email }), actions })}
      dead={() => ({
        reason: t('alerts-preferences-gone'),
        actions: <ButtonLink to={href('/my/email-alerts')}>{t('alerts-preferences')}</ButtonLink>,
      })}
    />
  )
})
