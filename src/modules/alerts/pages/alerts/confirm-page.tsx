import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './confirm-load.ts'
import './messages.ts'

export const ConfirmAlertPage = withMessages(['alerts'], function ConfirmAlert() {
  const found = useLoaderData<typeof loader>()
  const isExpired = useActionData<typeof action>() === null
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  if (found === null || isExpired)
    return (
      <NoticePage title={t('alerts-link-gone')} actions={<ButtonLink to={href('/alerts/sign-up')}>{t('alerts-sign-up')}</ButtonLink>}>
        <p>{t('alerts-link-gone-text')}</p>
      </NoticePage>
    )
  return (
    <NoticePage title={t('alerts-confirm-title')}>
      <p>{t('alerts-confirm-text', { email: found.email })}</p>
      <p>
        <strong>{found.about.name}</strong>
      </p>
      <Form method="post">
        <p>
          <Button type="submit" pending={pending}>
            {t('alerts-confirm')}
          </Button>
        </p>
      </Form>
    </NoticePage>
  )
})
