import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import entries from '../entries.module.css'
import type { action, loader } from './load.ts'
import { MemberForm } from './member-form.tsx'
import '../menu/messages.ts'
import '../messages.ts'

export const BoardMemberPage = withMessages(['content-manager', 'site-menus', 'outbox', 'forms'], function BoardMember() {
  const member = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  return (
    <ContentFrame area="board" title={member.name ?? t('board-new-member')}>
      <p className={entries.facts}>
        <Link to={href('/my/content/board')}>{t('board-back')}</Link>
      </p>
      <MemberForm key={JSON.stringify([member.id, member.word])} member={member} refused={refused} />
    </ContentFrame>
  )
})
