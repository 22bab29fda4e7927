/** The account menu in states that the gallery's own page does not show. The rest of the shell surrounds the gallery itself. */
import type { Role } from '../../../core/access/roles.ts'
import { accountMenu } from '../../sites/domain/navigation/account-menu.ts'
import { type Account, AccountMenu } from './account-menu.tsx'

const everything: Role[] = ['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD']

const accountOf = (name: string | null, roles: Role[] | null): Account => ({
  name,
  menu: accountMenu(roles, { prescreening: { enabled: name !== 'Ada Roof' } }),
})

export const shellGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
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
