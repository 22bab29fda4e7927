import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../recommend/messages.ts'

export const ConfirmUpdatesPage = withMessages(['recommend'], function ConfirmUpdates() {
  const found = useLoaderData<typeof loader>()
  const confirmation = useActionData<typeof action>() ?? found
  const { t } = useText()
  const site = useSite()?.platform.displayName ?? ''
  const pending = useNavigation().formMethod === 'POST'
  const home = <ButtonLink to={href('/')}>{t('home')}</ButtonLink>
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
