import { Form, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import type { action, loader } from './alerts-load.ts'
import { MyPage, Section } from './my-page.tsx'
import styles from './page.module.css'
import '../../text/form-words.ts'

export const AlertsPage = withWords(['forms', 'my'], function Alerts() {
  const { email, updates, tocAlerts } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { say } = useText()
  const site = useSite()?.platform.displayName ?? ''
  return (
    <MyPage title={say('my-content-and-tracking')} lead={say('my-alerts-lead', { email })} missing={say('my-alerts-missing')}>
      <Section id="new-content" title="my-alerts-new">
        <Form method="post" className={styles.form}>
          {answer && (
            <Alert type="SUCCESS" typeLabel={say('alert-success')}>
              {say('my-alerts-stored')}
            </Alert>
          )}
          <Checkbox key={String(tocAlerts)} name="receiveTocAlerts" value="true" label={say('my-alerts-toc')} defaultChecked={tocAlerts} />
          <Button type="submit" variant="secondary">
            {say('my-alerts-store')}
          </Button>
        </Form>
      </Section>
      <Section id="updates" title="my-alerts-updates">
        <p>{updates ? say('my-alerts-signed-up', { site }) : say('my-alerts-not-signed-up', { site })}</p>
      </Section>
      <Section id="tracked" title="my-alerts-tracked">
        <p>{say('my-alerts-nothing-tracked')}</p>
      </Section>
    </MyPage>
  )
})
