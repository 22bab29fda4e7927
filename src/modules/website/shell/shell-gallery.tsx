/** The account menu in states that the gallery's own page does not show. The rest of the shell surrounds the gallery itself. */

import type { Role } from '../../../core/access/roles.ts'
import { anonymous } from '../../../core/access/user.ts'
import { href } from '../../../core/http/href.ts'
import { noId } from '../../../core/ids/id.ts'
import { accountMenu } from '../../sites/domain/navigation/account-menu.ts'
import navigationStyles from '../pages/account/account-navigation.module.css'
import { AccountNavigation } from '../pages/account/account-navigation.tsx'
import { type Account, AccountMenu } from './account-menu.tsx'

const everything: Role[] = ['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD']

const accountOf = (name: string | null, roles: Role[] | null): Account => ({
  name,
  menu: accountMenu(
    roles === null
      ? anonymous
      : {
          ...{ kind: 'signed-in', accountId: noId(), sessionId: 1, name: name ?? '', email: 'ada@example.org' },
          ...{ roles, installationRoles: roles, memberships: [], withheld: null },
        },
    { key: 'gallery', features: { prescreening: { enabled: name !== 'Ada Roof' } } },
  ),
})

const sectionsOf = (roles: Role[]) => {
  const { menu } = accountOf('Benedikta Tile', roles)
  return menu.state === 'signed-in' ? menu.sections : []
}

export const shellGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'account-navigation': [
    { title: 'A reader', element: <AccountNavigation sections={sectionsOf(['ROLE_USER'])} path={href('/my/email-alerts')} /> },
    {
      title: 'Every role, on a page beneath an entry, at the side',
      element: (
        <div className={navigationStyles.beside}>
          <AccountNavigation
            sections={sectionsOf(everything)}
            path={href('/my/dashboard/roles')}
            label="Account navigation of every role"
          />
        </div>
      ),
    },
  ],
  'account-menu': [
    { title: 'Nobody is signed in', element: <AccountMenu {...accountOf(null, null)} form="menu" /> },
    { title: 'An author', element: <AccountMenu {...accountOf('Ada Roof', ['ROLE_USER'])} form="menu" /> },
    {
      title: 'A reviewer who edits, with pre-screening',
      element: <AccountMenu {...accountOf('Benedikta Tile-Longname', everything)} form="menu" />,
    },
    { title: 'In the drawer', element: <AccountMenu {...accountOf('Benedikta Tile', everything)} form="list" /> },
  ],
}
