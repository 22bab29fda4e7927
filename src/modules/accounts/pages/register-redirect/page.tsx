import { useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { signInPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import '../../components/account-form/messages.ts'

/** The lifetime of the link in hours, as the email says too. */
const hours = 48

export const RegisterRedirectPage = withMessages(['registration'], function RegisterRedirect() {
  const { isConfirmed, returnTo } = useLoaderData<typeof loader>()
  const { t } = useText()
  if (isConfirmed) {
    return (
      <NoticePage title={t('register-ready-title')} actions={<ButtonLink to={signInPath(returnTo)}>{t('sign-in')}</ButtonLink>}>
        <p>{t('register-ready-text')}</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage title={t('register-sent-title')} actions={<TextLink href={href('/register')}>{t('register-again')}</TextLink>}>
      <p>{t('register-sent-text', { hours })}</p>
      <p>{t('register-sent-missing')}</p>
    </NoticePage>
  )
})
