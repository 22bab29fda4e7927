import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'

export const ConfirmRegistrationPage = withMessages(['registration'], function ConfirmRegistration() {
  const found = useLoaderData<typeof loader>()
  const confirmation = useActionData<typeof action>() ?? found
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  switch (confirmation.kind) {
    case 'open':
      return (
        <NoticePage title={t('confirm-title')}>
          <p>{t('confirm-text', { name: confirmation.name, email: confirmation.email })}</p>
          <p>{t('confirm-stranger')}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {t('confirm-submit')}
              </Button>
            </p>
          </Form>
        </NoticePage>
      )
    case 'taken':
      return (
        <NoticePage
          title={t('confirm-taken-title')}
          actions={
            <>
              <ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>
              <TextLink href={href('/password/forgotten')}>{t('forgotten-title')}</TextLink>
            </>
          }
        >
          <p>{t('confirm-taken-text')}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage
          title={t('link-gone-title')}
          actions={
            <>
              <ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>
              <TextLink href={href('/register')}>{t('register-again')}</TextLink>
            </>
          }
        >
          <p>{t('confirm-gone-text')}</p>
        </NoticePage>
      )
  }
})
