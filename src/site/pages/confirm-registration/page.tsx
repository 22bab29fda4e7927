import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { NoticePage } from '../../components/notice-page.tsx'
import { useText, withWords } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import '../../components/account-form/words.ts'

export const ConfirmRegistrationPage = withWords(['registration'], function ConfirmRegistration() {
  const found = useLoaderData<typeof loader>()
  const confirmation = useActionData<typeof action>() ?? found
  const { say } = useText()
  const pending = useNavigation().formMethod === 'POST'
  switch (confirmation.kind) {
    case 'open':
      return (
        <NoticePage title={say('confirm-title')}>
          <p>{say('confirm-text', { name: confirmation.name, email: confirmation.email })}</p>
          <p>{say('confirm-stranger')}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {say('confirm-submit')}
              </Button>
            </p>
          </Form>
        </NoticePage>
      )
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
        <NoticePage
          title={say('link-gone-title')}
          actions={
            <>
              <ButtonLink to="/login">{say('sign-in')}</ButtonLink>
              <TextLink href="/register">{say('register-again')}</TextLink>
            </>
          }
        >
          <p>{say('confirm-gone-text')}</p>
        </NoticePage>
      )
  }
})
