import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { LinkQuestion, LinkScreen } from '../../components/mailed-link/link-screen.tsx'
import type { action, loader } from './load.ts'
import '../my-details/messages.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['mailed-links', 'registration', 'account'], function ConfirmAddress() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const actions = <ButtonLink to={href('/my/user-details')}>{t('my-details-back')}</ButtonLink>
  return (
    <LinkScreen
      purpose="change-address"
      state={state}
      open={({ email }) => (
        <LinkQuestion title={t('address-confirm-title')} submit={t('confirm-submit')}>
          <p>{t('address-confirm-text', { email })}</p>
        </LinkQuestion>
      )}
      confirmed={() => ({ title: t('address-confirmed-title'), text: t('address-confirmed-text'), actions })}
      conflict={{ title: t('confirm-taken-title'), text: t('address-taken-text'), actions }}
      dead={kind => ({ ...(kind === 'used' && { next: t('address-used-text') }), actions })}
    />
  )
})
