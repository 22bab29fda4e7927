import { messageKeys } from '../../../../core/text/message-keys.ts'
import { type MessageKey, useText } from '../../../sites/text/text.tsx'
import type { BlockOf, ProcessType } from '../../domain/site-pages/parts.ts'
import { BlockSection } from './block-section.tsx'
import styles from './page-blocks.module.css'

const steps = ['submission', 'checks', 'pre-screening', 'publication', 'review', 'revision', 'journal'] as const
type Step = (typeof steps)[number]
const stepKeys = messageKeys('process', steps)
const textKeys = messageKeys('process', steps, 'text')

/** The steps of the publishing process by type (specification, accounts.md section 2). */
export const processSteps: Readonly<Record<ProcessType, readonly Step[]>> = {
  articles: ['submission', 'checks', 'publication', 'review', 'revision'],
  articlesWithPreScreening: ['submission', 'pre-screening', 'checks', 'publication', 'review', 'revision'],
  preprints: ['submission', 'checks', 'publication', 'journal'],
  assets: ['submission', 'checks', 'publication'],
}
const titles: Readonly<Record<ProcessType, MessageKey>> = {
  articles: 'page-process-articles',
  articlesWithPreScreening: 'page-process-articles',
  preprints: 'page-process-preprints',
  assets: 'page-process-assets',
}

export function PublishingProcess({ block }: { block: BlockOf<'publishing-process'> }) {
  const { t } = useText()
  const { type, suppressTitle, showAsteriskOnPreprint } = block
  const hasNote = type === 'preprints' && showAsteriskOnPreprint
  return (
    <BlockSection kind="publishing-process" title={suppressTitle ? null : t(titles[type])}>
      <ol className={styles.process}>
        {processSteps[type].map(step => (
          <li key={step}>
            <strong>
              {t(stepKeys[step])}
              {hasNote && step === 'publication' && '*'}
            </strong>
            <span>{t(textKeys[step])}</span>
          </li>
        ))}
      </ol>
      {hasNote && <p className={styles.note}>* {t('process-preprint-note')}</p>}
    </BlockSection>
  )
}
