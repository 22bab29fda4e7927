/** A reviewer's recommendation as colour, shape and word together, the same on card, grid and report. */
import type { ReviewerDecision } from '../../../document/peer-review/decision.ts'
import { type MessageKey, useText } from '../../sites/text/text.tsx'
import styles from './decision.module.css'

const looks: Record<ReviewerDecision, { word: MessageKey; shape: React.ReactNode }> = {
  APPROVED: { word: 'decision-approved', shape: <path d="M4.5 8.4 7 10.9l4.6-5.4" /> },
  APPROVED_WITH_RESERVATIONS: { word: 'decision-approved-with-reservations', shape: <path d="M4.6 8h6.8M8 4.6v.1M8 11.4v.1" /> },
  NOT_APPROVED: { word: 'decision-not-approved', shape: <path d="m5.3 5.3 5.4 5.4m0-5.4-5.4 5.4" /> },
  UNKNOWN: { word: 'decision-unknown', shape: <path d="M8 8v.1" /> },
}

/** The message key of a recommendation's name. */
export const decisionWord = (decision: ReviewerDecision): MessageKey => looks[decision].word

/** The message keys of the recommendations' explanations; an unknown imported one has none. */
export const decisionMeaning = {
  APPROVED: 'decision-approved-meaning',
  APPROVED_WITH_RESERVATIONS: 'decision-approved-with-reservations-meaning',
  NOT_APPROVED: 'decision-not-approved-meaning',
} as const satisfies Partial<Record<ReviewerDecision, MessageKey>>

/** A recommendation with its explanation, for a report's own page. */
export function ExplainedDecision({ decision }: { decision: ReviewerDecision }) {
  const { t } = useText()
  return (
    <span className={styles.explained}>
      <Decision decision={decision} />
      {decision !== 'UNKNOWN' && <span className={styles.meaning}>{t(decisionMeaning[decision])}</span>}
    </span>
  )
}

export function DecisionMark({ decision }: { decision: ReviewerDecision }) {
  const { t } = useText()
  const word = t(looks[decision].word)
  return (
    <svg className={styles.mark} data-decision={decision} viewBox="0 0 16 16" role="img" aria-label={word}>
      <title>{word}</title>
      {decision === 'NOT_APPROVED' ? (
        <rect x="1" y="1" width="14" height="14" rx="2.5" />
      ) : decision === 'APPROVED_WITH_RESERVATIONS' ? (
        <path className={styles.plate} d="M8 .6 15.4 8 8 15.4.6 8z" />
      ) : (
        <circle cx="8" cy="8" r="7" />
      )}
      <g className={styles.sign}>{looks[decision].shape}</g>
    </svg>
  )
}

export function Decision({ decision }: { decision: ReviewerDecision }) {
  const { t } = useText()
  return (
    <span className={styles.decision} data-decision={decision}>
      <span aria-hidden="true">
        <DecisionMark decision={decision} />
      </span>
      {t(looks[decision].word)}
    </span>
  )
}
