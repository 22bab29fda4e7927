import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { NoticePage } from '../../components/notice-page.tsx'
import { providerPath } from '../../sign-in-path.ts'
import { useText, withWords } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/words.ts'
import '../../components/sign-in-methods/words.ts'

export const ConfirmLinkedAccountPage = withWords(['registration', 'ways-in'], function ConfirmLinkedAccount() {
  const found = useLoaderData<typeof loader>()
  const confirmation = useActionData<typeof action>() ?? found
  const { say } = useText()
  const pending = useNavigation().formMethod === 'POST'
  switch (confirmation.kind) {
    case 'open': {
      const { name, email, label, provider } = confirmation.waiting
      return (
        <NoticePage title={say('join-confirm-title')}>
          <p>{say('join-confirm-text', { name, email, label, provider: provider.name })}</p>
          <p>{say('join-confirm-stranger', { provider: provider.name })}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {say('confirm-submit')}
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
          title={say('register-ready-title')}
          actions={
            <ButtonLink to={providerPath(provider.key, returnTo)} reloads>
              {say('ways-in-with', { provider: provider.name })}
            </ButtonLink>
          }
        >
          <p>{say('join-ready-text', { provider: provider.name })}</p>
        </NoticePage>
      )
    }
    case 'taken':
      return (
        <NoticePage
          title={say('confirm-taken-title')}
          actions={
            <>
              <ButtonLink to="/login">{say('sign-in')}</ButtonLink>
              <TextLink href="/password/forgotten">{say('forgotten-title')}</TextLink>
            </>
          }
        >
          <p>{say('confirm-taken-text')}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage title={say('link-gone-title')} actions={<ButtonLink to="/login">{say('sign-in')}</ButtonLink>}>
          <p>{say('join-expired-text')}</p>
        </NoticePage>
      )
  }
})
