import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { useText } from '../../../sites/text/text.tsx'
import { Decision, decisionMeaning } from '../../components/decision.tsx'
import styles from './decisions-meaning.module.css'

const explained = ['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED'] as const

interface DecisionsMeaningProps {
  passRule: string | null
  /** The recommendations that occur. */
  decisions: ReadonlySet<ReviewerDecision>
}

/** Explains open peer review to readers who do not know it: the recommendations shown, and the site's pass rule. */
export function DecisionsMeaning({ passRule, decisions }: DecisionsMeaningProps) {
  const { t } = useText()
  if (passRule === null) return null
  const shown = explained.filter(decision => decisions.has(decision))
  return (
    <section className={styles.help} aria-labelledby="what-decisions-mean">
      <h2 id="what-decisions-mean">{t('what-decisions-mean')}</h2>
      <dl>
        {(shown.length === 0 ? explained : shown).map(decision => (
          <div key={decision}>
            <dt>
              <Decision decision={decision} />
            </dt>
            <dd>{t(decisionMeaning[decision])}</dd>
          </div>
        ))}
      </dl>
      <p>{passRule}</p>
    </section>
  )
}
