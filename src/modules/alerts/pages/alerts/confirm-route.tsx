import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { LinkQuestion, LinkScreen } from '../../../accounts/components/mailed-link/link-screen.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './confirm-load.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './confirm-load.ts'

export default withMessages(['alerts', 'mailed-links'], function ConfirmAlert() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  return (
    <LinkScreen
      purpose="confirm-alert"
      state={state}
      open={({ email, about }) => (
        <LinkQuestion title={t('alerts-confirm-title')} submit={t('alerts-confirm')}>
          <p>{t('alerts-confirm-text', { email })}</p>
          <p>
            <strong>{about.name}</strong>
          </p>
        </LinkQuestion>
      )}
      dead={kind => ({
        next: t(kind === 'used' ? 'alerts-used-text' : 'alerts-again-text'),
        actions: <ButtonLink to={href('/alerts/sign-up')}>{t('alerts-sign-up')}</ButtonLink>,
      })}
    />
  )
})
