import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../my-details/messages.ts'
import '../../components/account-form/messages.ts'

export const ConfirmAddressPage = withMessages(['registration', 'account'], function ConfirmAddress() {
  const found = useLoaderData<typeof loader>()
  const state = useActionData<typeof action>() ?? found
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  const toDetails = <ButtonLink to={href('/my/user-details')}>{t('my-details-back')}</ButtonLink>
  switch (state.kind) {
    case 'open':
      return (
        <NoticePage title={t('address-confirm-title')}>
          <p>{t('address-confirm-text', { email: state.email })}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {t('confirm-submit')}
              </Button>
            </p>
          </Form>
        </NoticePage>
      )
    case 'done':
      return (
        <NoticePage title={t('address-confirmed-title')} actions={toDetails}>
          <p role="status">{t('address-confirmed-text')}</p>
        </NoticePage>
      )
    case 'taken':
      return (
        <NoticePage title={t('confirm-taken-title')} actions={toDetails}>
          <p>{t('address-taken-text')}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage title={t('link-gone-title')} actions={toDetails}>
          <p>{t('address-gone-text')}</p>
        </NoticePage>
      )
  }
})
