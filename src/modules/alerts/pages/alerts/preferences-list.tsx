import { Form, Link } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { ItemTitle } from '../../../publications/pages/my/item-title.tsx'
import { Section } from '../../../publications/pages/my/my-page.tsx'
import styles from '../../../publications/pages/my/page.module.css'
import { type MessageKey, useText } from '../../../sites/text/text.tsx'
import type { AlertTopic } from '../../domain/topic.ts'
import type { DescribedPreferences } from './describe-preferences.ts'

const groups: readonly { kind: AlertTopic['kind']; title: MessageKey }[] = [
  { kind: 'PLATFORM', title: 'my-alerts-new' },
  { kind: 'SUBJECT', title: 'alerts-subjects' },
  { kind: 'GATEWAY', title: 'alerts-gateways' },
  { kind: 'AUTHOR', title: 'alerts-authors' },
  { kind: 'SEARCH', title: 'alerts-searches' },
]

/** Everything that a subscriber tracks and follows, by kind, with a button to stop each and all. */
export function PreferencesList({ preferences: { subscriber, topics, items } }: { preferences: DescribedPreferences }) {
  const { t } = useText()
  const isNothing = topics.length === 0 && items.length === 0
  return (
    <>
      {subscriber.stopReason !== null && (
        <Alert type="WARNING" typeLabel={t('alert-warning')} announced={false}>
          <p>{t(subscriber.stopReason === 'BOUNCED' ? 'alerts-bounced' : 'alerts-unsubscribed')}</p>
          <Change change="resume mails" label={t('alerts-resume')} />
        </Alert>
      )}
      {isNothing && <p className={styles.lead}>{t('alerts-nothing')}</p>}
      {groups.map(({ kind, title }) => {
        const ofKind = topics.filter(topic => topic.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <Section key={kind} id={`alerts-${kind.toLowerCase()}`} title={title}>
            <ul className={styles.list}>
              {ofKind.map(({ topicId, name, href }) => (
                <li key={topicId} className={styles.entry}>
                  <div>{href === null ? name : <Link to={href}>{name}</Link>}</div>
                  <Change change="stop topic" field="topicId" id={topicId} label={t('alerts-stop')} about={name} />
                </li>
              ))}
            </ul>
          </Section>
        )
      })}
      {items.length > 0 && (
        <Section id="alerts-items" title="alerts-items">
          <ul className={styles.list}>
            {items.map(({ id, titleHtml, path }) => (
              <li key={id} className={styles.entry}>
                <div id={`tracked-${id}`}>
                  <Link to={path}>
                    <ItemTitle html={titleHtml} />
                  </Link>
                </div>
                <Change change="stop item" field="contentId" id={id} label={t('alerts-stop')} describedBy={`tracked-${id}`} />
              </li>
            ))}
          </ul>
          <Form method="post" className={styles.form}>
            <input type="hidden" name="change" value="tracking mails" />
            <Checkbox
              key={String(subscriber.trackingMails)}
              name="wants"
              value="true"
              label={t('alerts-tracking-mails')}
              defaultChecked={subscriber.trackingMails}
            />
            <Button type="submit" variant="secondary" size="small">
              {t('my-alerts-store')}
            </Button>
          </Form>
        </Section>
      )}
      {!isNothing && (
        <Section id="alerts-all" title="alerts-all">
          <div className={styles.actions}>
            {subscriber.stopReason === null && <Change change="stop mails" label={t('alerts-unsubscribe-all')} />}
            <Change change="stop everything" label={t('alerts-stop-everything')} />
          </div>
        </Section>
      )}
    </>
  )
}

interface ChangeProps {
  change: string
  label: string
  field?: string
  id?: number
  /** Distinguishes buttons with the same text for screen readers. */
  about?: string
  describedBy?: string
}

function Change({ change, label, field, id, about, describedBy }: ChangeProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="change" value={change} />
      {field !== undefined && <input type="hidden" name={field} value={id} />}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        aria-describedby={describedBy}
      >
        {label}
      </Button>
    </Form>
  )
}
