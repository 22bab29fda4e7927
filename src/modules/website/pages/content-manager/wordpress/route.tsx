import { Form, Link, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Moment } from '../../../../sites/components/moment.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import styles from '../board/page.module.css'
import { ContentFrame } from '../content-frame.tsx'
import entries from '../entries.module.css'
import type { loader } from './load.ts'
import '../menu/messages.ts'
import '../messages.ts'

export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const doneKeys = messageKeys('wordpress-done', ['stop', 'resume'])

/** Explains the effect of stopping or resuming, and has the button for it. */
export default withMessages(['content-manager', 'site-menus'], function ContentWordpress() {
  const { home, stoppedAt, done } = useLoaderData<typeof loader>()
  const { t, put } = useText()
  const pending = useNavigation().state === 'submitting'
  const isFollowed = stoppedAt === null
  return (
    <ContentFrame area="settings" title={t('wordpress')} above={{ path: href('/my/content/settings'), title: t('content-settings') }}>
      <p className={entries.facts}>
        <Link to={href('/my/content/settings')}>{t('wordpress-back')}</Link>
      </p>
      {done !== null && (
        <div className={entries.said}>
          <Alert type="SUCCESS" typeLabel={t('alert-success')}>
            {t(doneKeys[done])}
          </Alert>
        </div>
      )}
      <div className={entries.said}>
        {home === null ? (
          <p className={styles.lead}>{t('wordpress-none')}</p>
        ) : (
          <>
            <p className={styles.lead}>
              {put(isFollowed ? 'wordpress-followed' : 'wordpress-not-followed', {
                address: <a href={`${home}/wp-admin/`}>{home}</a>,
                day: stoppedAt === null ? '' : <Moment time={stoppedAt} />,
              })}
            </p>
            <p className={styles.lead}>{t(isFollowed ? 'wordpress-stop-text' : 'wordpress-resume-text')}</p>
            <Form method="post" action={href('/my/content/settings/wordpress')}>
              <Button
                type="submit"
                name="act"
                value={isFollowed ? 'stop' : 'resume'}
                variant={isFollowed ? 'danger' : 'primary'}
                pending={pending}
              >
                {t(isFollowed ? 'wordpress-stop' : 'wordpress-resume')}
              </Button>
            </Form>
          </>
        )}
      </div>
    </ContentFrame>
  )
})
