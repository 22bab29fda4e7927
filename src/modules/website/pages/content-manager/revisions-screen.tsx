import { Form, Link } from 'react-router'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { useSiteClock } from '../../../sites/pages/use-site-clock.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { FieldDifference } from '../../domain/site-pages/revision-difference.ts'
import { type ContentArea, ContentFrame } from './content-frame.tsx'
import { Differences } from './differences.tsx'
import type { ShownRevision } from './present-revisions.ts'
import styles from './revisions.module.css'

const useKeys = messageKeys('content-use', ['shown', 'scheduled'])
const sides = ['older', 'newer'] as const
const sideKeys = messageKeys('content', sides)

interface RevisionsScreenProps {
  area: ContentArea
  title: string
  /** The path of the editor, beneath which the revisions are. */
  edited: string
  /** The part that the revisions belong to, where the editor has several. */
  of?: string
  /** Whether a restored revision is published at once. */
  isSeenAtOnce?: boolean
  revisions: readonly ShownRevision[]
  compared: { older: number; newer: number } | null
  differences: readonly FieldDifference[] | null
}

/** Lists all revisions, compares two of them, and restores one. */
export function RevisionsScreen({ area, title, edited, of, isSeenAtOnce = false, revisions, compared, differences }: RevisionsScreenProps) {
  const { t } = useText()
  const { inWords } = useSiteClock()
  const here = `${edited}/revisions`
  const ofThis = of === undefined ? null : <input type="hidden" name="of" value={of} />
  return (
    <ContentFrame area={area} title={`${t('content-revisions')}: ${title}`} above={{ path: edited, title }}>
      <p>
        <Link to={edited}>{t('content-back-edit')}</Link>
      </p>
      <p className={styles.lead}>
        {t('content-revisions-lead')} {isSeenAtOnce && t('content-restore-at-once')}
      </p>
      {revisions.length === 0 && <p>{t('content-no-revisions')}</p>}
      {/* The radio buttons below belong to this form, because each row contains another form that restores. */}
      <form id="compare" method="get" action={here}>
        {ofThis}
      </form>
      <ol className={styles.list}>
        {revisions.map(revision => (
          <li key={revision.id} className={styles.revision}>
            {revisions.length > 1 && (
              <span className={styles.choices}>
                {sides.map(side => (
                  <input
                    key={side}
                    type="radio"
                    form="compare"
                    name={side}
                    value={revision.id}
                    defaultChecked={compared?.[side] === revision.id}
                    aria-label={`${t(sideKeys[side])}: ${inWords(revision.at)}`}
                  />
                ))}
              </span>
            )}
            <span className={styles.about}>
              <Moment time={revision.at} />
              {revision.by !== null && <bdi className={styles.by}>{revision.by}</bdi>}
              {revision.use !== null && <span className={styles.use}>{t(useKeys[revision.use])}</span>}
            </span>
            {(revision !== revisions[0] || (isSeenAtOnce && revision.use === null)) && (
              <Form method="post" action={here}>
                {ofThis}
                <input type="hidden" name="revision" value={revision.id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-label={t('content-restore-this', { time: inWords(revision.at) })}
                >
                  {t('content-restore')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ol>
      {revisions.length > 1 && (
        <Button type="submit" form="compare" variant="secondary">
          {t('content-compare')}
        </Button>
      )}
      {differences !== null && <Differences differences={differences} />}
    </ContentFrame>
  )
}
