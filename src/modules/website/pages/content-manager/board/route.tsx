import { useActionData, useLoaderData } from 'react-router'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { statisticsTexts } from '../../../domain/board/statistics-texts.ts'
import { areSubjectsStale, entriesOfSubjects, subjectTexts } from '../../../domain/board/subject-texts.ts'
import { ContentFrame } from '../content-frame.tsx'
import { labelIn } from '../field-labels.ts'
import { refusalParts } from '../refusal-parts.ts'
import type { action, loader } from './load.ts'
import { MemberOrder } from './member-order.tsx'
import { labelsOfStatistics, NumbersForm } from './numbers-form.tsx'
import styles from './page.module.css'
import { labelsOfSubjects, SubjectsForm } from './subjects-form.tsx'
import '../menu/messages.ts'
import '../messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const doneKeys = messageKeys('board-done', ['member', 'removed', 'subjects', 'statistics', 'restored'])

export default withMessages(['content-manager', 'site-menus', 'forms'], function Board() {
  const { members, subjects, statistics, word, done, moved, subjectsAutosave, statisticsAutosave } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const partsOf = (act: 'subjects' | 'statistics') => refusalParts(refused?.act === act ? refused.refusal : undefined, text)
  const [ofSubjects, ofStatistics] = [partsOf('subjects'), partsOf('statistics')]
  const isSaved = refused === undefined && done !== null && done !== 'up' && done !== 'down'
  return (
    <ContentFrame area="board">
      <p className={styles.lead}>{t('board-lead')}</p>
      {isSaved && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t(doneKeys[done])}
        </Alert>
      )}
      <MemberOrder members={members} moved={moved} by={done === 'up' || done === 'down' ? done : null} />
      <AutosavedForm
        autosave={subjectsAutosave}
        saved={entriesOfSubjects(subjects)}
        baseField="word"
        base={JSON.stringify(subjects)}
        refused={refused?.act === 'subjects' ? refused.entries : undefined}
        conflict={ofSubjects.conflict}
        labelOf={field => labelIn(labelsOfSubjects(t, subjects), field)}
        textsOf={entries => subjectTexts(entries, subjects)}
        isStale={entries => areSubjectsStale(entries, subjects)}
      >
        {({ entries, key, hidden }) => (
          <SubjectsForm key={key} subjects={subjects} entries={entries} hidden={hidden} refusal={ofSubjects.refusal} />
        )}
      </AutosavedForm>
      <AutosavedForm
        autosave={statisticsAutosave}
        saved={statistics}
        baseField="word"
        base={word}
        refused={refused?.act === 'statistics' ? refused.entries : undefined}
        conflict={ofStatistics.conflict}
        labelOf={field => labelIn(labelsOfStatistics(t), field)}
        textsOf={statisticsTexts}
      >
        {({ entries, key, hidden }) => (
          <NumbersForm key={key} word={word} entries={entries} hidden={hidden} refusal={ofStatistics.refusal} />
        )}
      </AutosavedForm>
    </ContentFrame>
  )
})
