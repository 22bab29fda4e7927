import { Decision } from '../../components/decision.tsx'
import { useText } from '../../text/text.tsx'
import styles from './decisions-meaning.module.css'

const meanings = [
  ['APPROVED', 'decision-approved-meaning'],
  ['APPROVED_WITH_RESERVATIONS', 'decision-approved-with-reservations-meaning'],
  ['NOT_APPROVED', 'decision-not-approved-meaning'],
] as const

/** For who has not met open peer review before: each decision's meaning, and what makes a version pass on this platform. */
export function DecisionsMeaning({ passRule }: { passRule: string | null }) {
  const { say } = useText()
  if (passRule === null) return null
  return (
    <details className={styles.help}>
      <summary>{say('what-decisions-mean')}</summary>
      <dl>
        {meanings.map(([decision, meaning]) => (
          <div key={decision}>
            <dt>
              <Decision decision={decision} />
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
      <p>{passRule}</p>
    </details>
  )
}
