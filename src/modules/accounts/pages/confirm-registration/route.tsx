import { useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { LinkQuestion, LinkScreen } from '../../components/mailed-link/link-screen.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['mailed-links', 'registration'], function ConfirmRegistration() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const toSignIn = <ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>
  const toAccount = (
    <>
      {toSignIn}
      <TextLink href={href('/password/forgotten')}>{t('forgotten-title')}</TextLink>
    </>
  )
  return (
    <LinkScreen
      purpose="register"
      state={state}
      open={({ name, email }) => (
        <LinkQuestion title={t('confirm-title')} submit={t('confirm-submit')}>
          <p>{t('confirm-text', { name, email })}</p>
          <p>{t('confirm-stranger')}</p>
        </LinkQuestion>
      )}
      conflict={{ title: t('confirm-taken-title'), text: t('confirm-taken-text'), actions: toAccount }}
      dead={kind =>
        kind === 'used'
          ? { next: t('confirm-used-text'), actions: toAccount }
          : {
              actions: (
                <>
                  {toSignIn}
                  <TextLink href={href('/register')}>{t('register-again')}</TextLink>
                </>
              ),
            }
      }
    />
  )
})
