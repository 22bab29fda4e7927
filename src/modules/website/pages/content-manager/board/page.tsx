import { useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../../ui/alert.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './load.ts'
import { MemberOrder } from './member-order.tsx'
import { NumbersForm } from './numbers-form.tsx'
import styles from './page.module.css'
import { SubjectsForm } from './subjects-form.tsx'
import '../menu/messages.ts'
import '../messages.ts'

export const BoardPage = withMessages(['content-manager', 'site-menus', 'forms'], function Board() {
  const { members, subjects, statistics, word, done, moved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  const isSaved = refused === undefined && done !== null && done !== 'up' && done !== 'down'
  return (
    <ContentFrame area="board">
      <p className={styles.lead}>{t('board-lead')}</p>
      {isSaved && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t(`board-done-${done}`)}
        </Alert>
      )}
      <MemberOrder members={members} moved={moved} by={done === 'up' || done === 'down' ? done : null} />
      <SubjectsForm
        // New stored values reset the fields.
        key={`subjects ${JSON.stringify(subjects)}`}
        subjects={subjects}
        refused={refused?.act === 'subjects' ? refused : undefined}
      />
      <NumbersForm
        key={`numbers ${word}`}
        statistics={statistics}
        word={word}
        refused={refused?.act === 'statistics' ? refused : undefined}
      />
    </ContentFrame>
  )
})
