import { contentTypeMessages } from '../../../publications/components/content-type-messages.ts'
import { type MessageKey, useText } from '../../../sites/text/text.tsx'
import type { Named, SubmissionChoice } from '../../domain/submission-choice.ts'
import styles from './choice.module.css'

/** Shows the choice from the URL by name, or says that the name is unknown. */
export function Choice({ retained: { wish, subject, gateway } }: { retained: SubmissionChoice }) {
  const { t } = useText()
  if (wish.kind === 'unknownType') return null
  const isStart = wish.kind === 'type' || wish.kind === 'any'
  if (!isStart && subject === null && gateway === null) return null
  return (
    <section className={styles.choice} aria-labelledby="your-choice">
      <h2 id="your-choice">{t('hand-off-choice')}</h2>
      <dl>
        {isStart && (
          <div>
            <dt>{t('hand-off-type')}</dt>
            <dd>
              {wish.kind === 'any' ? t('hand-off-later') : t(contentTypeMessages[wish.type].one)}
              {wish.kind === 'type' && !wish.isTaken && (
                <p className={styles.problem}>{t('hand-off-not-taken', { types: t(contentTypeMessages[wish.type].many) })}</p>
              )}
            </dd>
          </div>
        )}
        <Chosen label="publish-subject" named={subject} unknown="hand-off-unknown-subject" />
        <Chosen label="gateways-of-item" named={gateway} unknown="hand-off-unknown-gateway" />
      </dl>
    </section>
  )
}

function Chosen({ label, named, unknown }: { label: MessageKey; named: Named | null; unknown: MessageKey }) {
  const { t } = useText()
  if (named === null) return null
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{named.kind === 'known' ? named.name : <p className={styles.problem}>{t(unknown, { said: named.said })}</p>}</dd>
    </div>
  )
}
