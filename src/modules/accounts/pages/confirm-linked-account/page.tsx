import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { providerPath } from '../../../sites/pages/sign-in-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/messages.ts'
import '../../components/sign-in-methods/messages.ts'

export const ConfirmLinkedAccountPage = withMessages(['registration', 'ways-in'], function ConfirmLinkedAccount() {
  const found = useLoaderData<typeof loader>()
  const confirmation = useActionData<typeof action>() ?? found
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  switch (confirmation.kind) {
    case 'open': {
      const { name, email, label, provider } = confirmation.waiting
      return (
        <NoticePage title={t('join-confirm-title')}>
          <p>{t('join-confirm-text', { name, email, label, provider: provider.name })}</p>
          <p>{t('join-confirm-stranger', { provider: provider.name })}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {t('confirm-submit')}
              </Button>
            </p>
          </Form>
        </NoticePage>
      )
    }
    case 'ready': {
      const { provider, returnTo } = confirmation
      return (
        <NoticePage
          title={t('register-ready-title')}
          actions={
            <ButtonLink to={providerPath(provider.key, returnTo)} reloads>
              {t('ways-in-with', { provider: provider.name })}
            </ButtonLink>
          }
        >
          <p>{t('join-ready-text', { provider: provider.name })}</p>
        </NoticePage>
      )
    }
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
        <NoticePage title={t('link-gone-title')} actions={<ButtonLink to={href('/login')}>{t('sign-in')}</ButtonLink>}>
          <p>{t('join-expired-text')}</p>
        </NoticePage>
      )
  }
})
