import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { NoticePage } from '../../components/notice-page.tsx'
import { useText, withWords } from '../../text/text.tsx'
import type { action, loader } from './load.ts'
import '../my-details/words.ts'
import '../../components/account-form/words.ts'

export const ConfirmAddressPage = withWords(['registration', 'account'], function ConfirmAddress() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { say } = useText()
  const pending = useNavigation().formMethod === 'POST'
  const toDetails = <ButtonLink to="/my/user-details">{say('my-details-back')}</ButtonLink>
  switch (state.kind) {
    case 'open':
      return (
        <NoticePage title={say('address-confirm-title')}>
          <p>{say('address-confirm-text', { email: state.email })}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {say('confirm-submit')}
              </Button>
            </p>
          </Form>
        </NoticePage>
      )
    case 'done':
      return (
        <NoticePage title={say('address-confirmed-title')} actions={toDetails}>
          <p role="status">{say('address-confirmed-text')}</p>
        </NoticePage>
      )
    case 'taken':
      return (
        <NoticePage title={say('confirm-taken-title')} actions={toDetails}>
          <p>{say('address-taken-text')}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage title={say('link-gone-title')} actions={toDetails}>
          <p>{say('address-gone-text')}</p>
        </NoticePage>
      )
  }
})
