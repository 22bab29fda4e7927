import { Form, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Select, type SelectOption } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { MyPage, Section } from '../../../publications/pages/my/my-page.tsx'
import styles from '../../../publications/pages/my/page.module.css'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { PreferencesList } from '../alerts/preferences-list.tsx'
import type { action, loader } from './load.ts'
import '../../../sites/text/form-messages.ts'
import '../alerts/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['forms', 'my', 'alerts'], function Alerts() {
  const { email, preferences, updates, subjects } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useText()
  const site = useSite()?.platform.displayName ?? ''
  return (
    <MyPage title={t('my-content-and-tracking')} lead={t('my-alerts-lead', { email })}>
      {answer && (
        <Alert type={answer.isStored ? 'SUCCESS' : 'ERROR'} typeLabel={t(answer.isStored ? 'alert-success' : 'alert-error')}>
          {t(answer.isStored ? 'my-alerts-stored' : 'alerts-follow-unknown')}
        </Alert>
      )}
      <PreferencesList preferences={preferences} />
      <Section id="follow" title="alerts-follow-title">
        <div className={styles.actions}>
          {!preferences.topics.some(({ kind }) => kind === 'PLATFORM') && <FollowNew label={t('alerts-topic-platform', { site })} />}
        </div>
        <FollowSubject subjects={subjects} />
        <FollowAuthor />
        <p>{t('alerts-searches-help')}</p>
      </Section>
      <Section id="updates" title="my-alerts-updates">
        <p>{updates ? t('my-alerts-signed-up', { site }) : t('my-alerts-not-signed-up', { site })}</p>
      </Section>
    </MyPage>
  )
})

function FollowNew({ label }: { label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="change" value="follow" />
      <input type="hidden" name="topic" value="platform" />
      <Button type="submit" variant="secondary">
        {label}
      </Button>
    </Form>
  )
}

function FollowSubject({ subjects }: { subjects: readonly SelectOption[] }) {
  const { t } = useText()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="change" value="follow" />
      <Select name="topic" label={t('alerts-follow-subject')} options={[...subjects]} placeholder={t('alerts-follow-choose')} />
      <Button type="submit" variant="secondary" aria-label={`${t('alerts-follow')}: ${t('alerts-follow-subject')}`}>
        {t('alerts-follow')}
      </Button>
    </Form>
  )
}

function FollowAuthor() {
  const { t } = useText()
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="change" value="follow" />
      <TextField name="author" label={t('alerts-follow-author')} placeholder="0000-0002-1825-0097" />
      <Button type="submit" variant="secondary" aria-label={`${t('alerts-follow')}: ${t('alerts-follow-author')}`}>
        {t('alerts-follow')}
      </Button>
    </Form>
  )
}
