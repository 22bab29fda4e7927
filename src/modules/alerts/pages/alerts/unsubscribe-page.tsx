import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './unsubscribe-load.ts'
import './messages.ts'

export const UnsubscribePage = withMessages(['alerts'], function Unsubscribe() {
  const found = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useText()
  const pending = useNavigation().formMethod === 'POST'
  if (found === null || answer?.isStored === false)
    return (
      <NoticePage title={t('alerts-link-gone')}>
        <p>{t('alerts-preferences-gone')}</p>
      </NoticePage>
    )
  return (
    <NoticePage
      title={t(answer ? 'alerts-unsubscribed-title' : 'alerts-unsubscribe-title')}
      actions={<Link to={found.preferences}>{t('alerts-preferences')}</Link>}
    >
      {answer ? (
        <p role="status">{t('alerts-unsubscribed-text', { email: found.email })}</p>
      ) : (
        <>
          <p>{t('alerts-unsubscribe-text', { email: found.email })}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {t('alerts-unsubscribe')}
              </Button>
            </p>
          </Form>
        </>
      )}
    </NoticePage>
  )
})
