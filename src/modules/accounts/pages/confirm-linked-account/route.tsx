import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { providerPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { LinkQuestion, LinkScreen } from '../../components/mailed-link/link-screen.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'
import '../../components/sign-in-methods/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['mailed-links', 'registration', 'ways-in'], function ConfirmLinkedAccount() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const toSignIn = <ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>
  return (
    <LinkScreen
      purpose="confirm-linked-account"
      state={state}
      open={({ name, email, label, provider }) => (
        <LinkQuestion title={t('join-confirm-title')} submit={t('confirm-submit')}>
          <p>{t('join-confirm-text', { name, email, label, provider: provider.name })}</p>
          <p>{t('join-confirm-stranger', { provider: provider.name })}</p>
        </LinkQuestion>
      )}
      confirmed={({ provider, returnTo }) => ({
        title: t('register-ready-title'),
        text: t('join-ready-text', { provider: provider.name }),
        actions: (
          <ButtonLink to={providerPath(provider.key, returnTo)} reloads>
            {t('ways-in-with', { provider: provider.name })}
          </ButtonLink>
        ),
      })}
      conflict={{
        title: t('confirm-taken-title'),
        text: t('confirm-taken-text'),
        actions: (
          <>
            {toSignIn}
            <TextLink href={href('/password/forgotten')}>{t('forgotten-title')}</TextLink>
          </>
        ),
      }}
      dead={() => ({ next: t('join-expired-text'), actions: toSignIn })}
    />
  )
})
