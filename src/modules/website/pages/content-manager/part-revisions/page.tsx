import { useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { areaPath } from '../content-frame.tsx'
import { RevisionsScreen } from '../revisions-screen.tsx'
import type { authorLoader, boardLoader, menuLoader } from './load.ts'
import '../menu/messages.ts'
import '../messages.ts'

const titles = { menu: 'content-menu', board: 'board-members', subjects: 'board-subjects', statistics: 'board-numbers' } as const

export const PartRevisionsPage = withMessages(['content-manager', 'site-menus', 'outbox', 'forms'], function PartRevisions() {
  const { part, ...shown } = useLoaderData<typeof boardLoader | typeof menuLoader>()
  const { t } = useText()
  const area = part === 'menu' ? 'menu' : 'board'
  return (
    <RevisionsScreen
      area={area}
      title={t(titles[part])}
      edited={areaPath(area)}
      {...(area === 'board' && { of: part })}
      isSeenAtOnce
      {...shown}
    />
  )
})

export const AuthorRevisionsPage = withMessages(['content-manager', 'outbox', 'forms'], function AuthorRevisions() {
  const { part: _, id, name, ...shown } = useLoaderData<typeof authorLoader>()
  return (
    <RevisionsScreen area="authors" title={name} edited={href('/my/content/authors/:authorId', { authorId: id })} isSeenAtOnce {...shown} />
  )
})
