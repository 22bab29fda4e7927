import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { signInPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { linkHours } from '../../domain/mailed-links.ts'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

/** The lifetime of the link in hours, as the email says too. */
const hours = linkHours.register

export default withMessages(['registration', 'forms'], function RegisterRedirect() {
  const { isConfirmed, returnTo, email } = useLoaderData<typeof loader>()
  const { t } = useText()
  if (isConfirmed) {
    return (
      <NoticePage title={t('register-ready-title')} actions={<ButtonLink to={signInPath(returnTo)}>{t('sign-in')}</ButtonLink>}>
        <p>{t('register-ready-text')}</p>
      </NoticePage>
    )
  }
  if (email !== null) return <Sent email={email} />
  return (
    <NoticePage title={t('register-sent-title')} actions={<TextLink href={href('/register')}>{t('register-again')}</TextLink>}>
      <p>{t('register-sent-text', { hours })}</p>
      <p>{t('register-sent-missing')}</p>
    </NoticePage>
  )
})

/** For the browser that registered: where the email went, and what to do if it does not come. */
function Sent({ email }: { email: string }) {
  const { isResent } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const isPending = useNavigation().formMethod === 'POST'
  const { t, put } = useText()
  return (
    <NoticePage
      title={t('register-sent-title')}
      actions={
        <>
          <Form method="post">
            <Button type="submit" variant="secondary" pending={isPending}>
              {t('register-resend')}
            </Button>
          </Form>
          <TextLink href={`${href('/register')}?change`}>{t('register-change')}</TextLink>
        </>
      }
    >
      {refused !== undefined && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t('letters-too-many', { count: refused.minutes })}
        </Alert>
      )}
      {isResent && refused === undefined && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('register-resent', { email })}
        </Alert>
      )}
      <p>
        {put('register-sent-to', {
          email: (
            <b dir="ltr" translate="no">
              {email}
            </b>
          ),
        })}
      </p>
      <p>{t('register-sent-hours', { hours })}</p>
      <p>{t('register-sent-nothing')}</p>
    </NoticePage>
  )
}
