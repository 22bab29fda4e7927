import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import entries from '../entries.module.css'
import { labelIn, labelsOfMember } from '../field-labels.ts'
import { refusalParts } from '../refusal-parts.ts'
import type { action, loader } from './load.ts'
import { MemberForm } from './member-form.tsx'
import '../menu/messages.ts'
import '../messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'site-menus', 'outbox', 'forms'], function BoardMember() {
  const member = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const { conflict, refusal } = refusalParts(refused?.refusal, text)
  return (
    <ContentFrame area="board" title={member.name ?? t('board-new-member')}>
      <p className={entries.facts}>
        <Link to={href('/my/content/board')}>{t('board-back')}</Link>
      </p>
      <AutosavedForm
        autosave={member.autosave}
        saved={member.entries}
        baseField="word"
        base={member.word}
        refused={refused?.entries}
        conflict={conflict}
        labelOf={field => labelIn(labelsOfMember(t), field)}
      >
        {({ entries: shown, key, hidden }) => <MemberForm key={key} member={member} entries={shown} hidden={hidden} refusal={refusal} />}
      </AutosavedForm>
    </ContentFrame>
  )
})
