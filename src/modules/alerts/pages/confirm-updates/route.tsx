import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { LinkQuestion, LinkScreen } from '../../../accounts/components/mailed-link/link-screen.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../recommend/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['mailed-links', 'recommend'], function ConfirmUpdates() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const site = useSite()?.platform.displayName ?? ''
  const actions = <ButtonLink to={href('/')}>{t('home')}</ButtonLink>
  return (
    <LinkScreen
      purpose="confirm-updates"
      state={state}
      open={({ email }) => (
        <LinkQuestion title={t('updates-confirm-title')} submit={t('updates-confirm-submit')}>
          <p>{t('updates-confirm-text', { site, email })}</p>
        </LinkQuestion>
      )}
      confirmed={() => ({ title: t('updates-confirmed-title'), text: t('updates-confirmed-text', { site }), actions })}
      dead={kind => ({ next: t(kind === 'used' ? 'updates-used-text' : 'updates-again-text'), actions })}
    />
  )
})
