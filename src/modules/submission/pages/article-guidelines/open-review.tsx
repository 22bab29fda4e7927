import type { Threshold } from '../../../../document/peer-review/pass-rule.ts'
import { Decision } from '../../../publications/components/decision.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { describePassRule } from './describe-pass-rule.ts'
import styles from './page.module.css'

const decisions = [
  ['APPROVED', 'decision-approved-meaning'],
  ['APPROVED_WITH_RESERVATIONS', 'decision-approved-with-reservations-meaning'],
  ['NOT_APPROVED', 'decision-not-approved-meaning'],
] as const

/** Explains open peer review. @param anyOf when a version passes on this platform; empty where none ever does */
export function OpenReview({ anyOf }: { anyOf: readonly Threshold[] }) {
  const text = useText()
  const { t } = text
  return (
    <section id="review" aria-labelledby="review-title">
      <h2 id="review-title">{t('guidelines-review')}</h2>
      <ol className={styles.steps}>
        <li>{t('guidelines-review-checks')}</li>
        <li>{t('guidelines-review-published')}</li>
        <li>
          {t('guidelines-review-reports')}
          <dl className={styles.decisions}>
            {decisions.map(([decision, meaning]) => (
              <div key={decision}>
                <dt>
                  <Decision decision={decision} />
                </dt>
                <dd>{t(meaning)}</dd>
              </div>
            ))}
          </dl>
        </li>
        <li>{t('guidelines-review-revise')}</li>
        {anyOf.length > 0 && <li>{t('guidelines-review-passes', { decisions: describePassRule(text, anyOf) })}</li>}
      </ol>
    </section>
  )
}
