import { Link } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { PageWarnings } from '../../domain/site-pages/small-heroes.ts'
import type { EditDone } from './edit-done.ts'
import { editsDone } from './edit-done.ts'
import styles from './entries.module.css'
import type { ShownState } from './present-state.ts'
import { StateTags } from './state-tags.tsx'

const doneKeys = messageKeys('content-done', editsDone)

const none: PageWarnings = { leftOut: [], smallHeroes: [], unknownFacts: [] }

interface EditHeadProps {
  back: { href: string; label: string }
  /** Null for a new one. */
  state: ShownState | null
  /** The public path; null where it is not published. */
  seen: string | null
  revisions: string | null
  isStaticPage: boolean
  done: EditDone | null
  /** The editing URL in the followed WordPress; null for content that does not come from one. */
  wordpressEditor: string | null
  /** Left out where there are none. */
  warnings?: PageWarnings
}

/** Shows the state of a page or post, and the result of the last action. */
export function EditHead({ back, state, seen, revisions, isStaticPage, done, wordpressEditor, warnings = none }: EditHeadProps) {
  const { t, put, number } = useText()
  return (
    <>
      <p className={styles.facts}>
        <Link to={back.href}>{back.label}</Link>
        {state !== null && <StateTags state={state} />}
        {isStaticPage && <span className={styles.fact}>{t('content-standing')}</span>}
        {revisions !== null && <Link to={revisions}>{t('content-see-revisions')}</Link>}
        {seen !== null && <Link to={seen}>{t('content-see')}</Link>}
      </p>
      {done !== null && (
        <div className={styles.said}>
          <Alert type="SUCCESS" typeLabel={t('alert-success')}>
            {t(doneKeys[done])}
            {done === 'published' && seen !== null && (
              <>
                {' '}
                <Link to={seen}>{t('content-see')}</Link>
              </>
            )}
          </Alert>
        </div>
      )}
      {wordpressEditor !== null && (
        <div className={styles.said}>
          <Alert type="INFO" typeLabel={t('alert-info')} announced={false}>
            {put('content-elsewhere', { link: <a href={wordpressEditor}>{t('content-elsewhere-link')}</a> })}
          </Alert>
        </div>
      )}
      {warnings.leftOut.length > 0 && (
        <div className={styles.said}>
          <Alert type="WARNING" typeLabel={t('alert-warning')} title={t('content-warnings')}>
            <ul>
              {warnings.leftOut.map(warning => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      {warnings.unknownFacts.length > 0 && (
        <div className={styles.said}>
          <Alert type="WARNING" typeLabel={t('alert-warning')} title={t('content-unknown-facts')}>
            {t('content-unknown-facts-help', { names: warnings.unknownFacts.join(', ') })}
          </Alert>
        </div>
      )}
      {warnings.smallHeroes.length > 0 && (
        <div className={styles.said}>
          <Alert type="WARNING" typeLabel={t('alert-warning')} title={t('content-small-heroes')}>
            <ul>
              {warnings.smallHeroes.map(({ url, width, needed }) => (
                <li key={url}>
                  {put('content-small-hero', { picture: <a href={url}>{nameIn(url)}</a>, width: number(width), needed: number(needed) })}
                </li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
    </>
  )
}

const nameIn = (url: string): string => decodeURIComponent(url.split('/').at(-1) ?? url)
