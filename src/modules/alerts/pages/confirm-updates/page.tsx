import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { NoticePage } from '../../../../site/components/notice-page.tsx'
import { useText, withMessages } from '../../../../site/text/text.tsx'
import { useSite } from '../../../../site/use-site.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import type { action, loader } from './load.ts'
import '../recommend/messages.ts'

export const ConfirmUpdatesPage = withMessages(['recommend'], function ConfirmUpdates() {
  const found = useLoaderData<typeof loader>()
  const confirmation = useActionData<typeof action>() ?? found
  const { t } = useText()
  const site = useSite()?.platform.displayName ?? ''
  const pending = useNavigation().formMethod === 'POST'
  const home = <ButtonLink to="/">{t('home')}</ButtonLink>
  switch (confirmation.kind) {
    case 'open':
      return (
        <NoticePage title={t('updates-confirm-title')}>
          <p>{t('updates-confirm-text', { site, email: confirmation.email })}</p>
          <Form method="post">
            <p>
              <Button type="submit" pending={pending}>
                {t('updates-confirm-submit')}
              </Button>
            </p>
          </Form>
        </NoticePage>
      )
    case 'confirmed':
      return (
        <NoticePage title={t('updates-confirmed-title')} actions={home}>
          <p>{t('updates-confirmed-text', { site })}</p>
        </NoticePage>
      )
    case 'gone':
      return (
        <NoticePage title={t('updates-gone-title')} actions={home}>
          <p>{t('updates-gone-text')}</p>
        </NoticePage>
      )
  }
})
