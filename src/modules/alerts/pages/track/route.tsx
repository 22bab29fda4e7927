import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { ItemTitle } from '../../../publications/pages/my/item-title.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action, loader } from './load.ts'
import '../alerts/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['alerts'], function Track() {
  const { titleHtml, path, isTracked, returnTo, contentType } = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>() !== undefined
  const pending = useNavigation().formMethod === 'POST'
  const { t } = useText()
  return (
    <NoticePage
      title={t(isTracked ? 'track-stop-title' : 'track-title')}
      actions={
        <>
          <ButtonLink to={returnTo} variant="secondary">
            {t('track-back')}
          </ButtonLink>
          <Link to={href('/my/email-alerts')}>{t('alerts-manage')}</Link>
        </>
      }
    >
      {failed && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t('set-alert-error')}
        </Alert>
      )}
      <p>
        <Link to={path}>
          <ItemTitle html={titleHtml} />
        </Link>
      </p>
      <p>{t(contentType === 'ARTICLE' ? 'track-item-text' : 'track-collection-text')}</p>
      <Form method="post">
        <input type="hidden" name="wanted" value={isTracked ? 'stop' : 'track'} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <p>
          <Button type="submit" pending={pending}>
            {t(isTracked ? 'track-stop' : 'track-start')}
          </Button>
        </p>
      </Form>
    </NoticePage>
  )
})
