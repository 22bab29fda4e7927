import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../my-details/messages.ts'
import '../../components/account-form/messages.ts'

export const ConfirmDeletionPage = withMessages(['forms', 'registration', 'account'], function ConfirmDeletion() {
  const found = useLoaderData<typeof loader>()
  const { name, isLast } = useActionData<typeof action>() ?? found
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  if (name === null) {
    return (
      <NoticePage
        title={t(isLast ? 'details-end' : 'link-gone-title')}
        actions={<ButtonLink to={href('/my/user-details')}>{t('my-details-back')}</ButtonLink>}
      >
        <p>{t(isLast ? 'last-super-editor' : 'address-gone-text')}</p>
      </NoticePage>
    )
  }
  return (
    <NoticePage title={t('details-end')}>
      <p>{t(`deletion-confirm-text-${name}`)}</p>
      <Form method="post">
        <p>
          <Button type="submit" variant="danger" pending={pending}>
            {t('details-end-submit')}
          </Button>
        </p>
      </Form>
    </NoticePage>
  )
})
