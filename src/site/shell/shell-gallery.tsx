/** The account menu in the states that its page does not show. The rest of the shell is around the gallery itself, in each brand's variant. */
import type { Role } from '../../domain/accounts/roles.ts'
import { AccountMenu } from './account-menu.tsx'

const everything: Role[] = ['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD']

export const shellGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'account-menu': [
    { title: 'Nobody is signed in', element: <AccountMenu user={null} prescreening={false} form="menu" /> },
    { title: 'An author', element: <AccountMenu user={{ name: 'Ada Roof', roles: ['ROLE_USER'] }} prescreening={false} form="menu" /> },
    {
      title: 'A reviewer who edits, with pre-screening',
      element: <AccountMenu user={{ name: 'Benedikta Tile-Longname', roles: everything }} prescreening form="menu" />,
    },
    { title: 'In the drawer', element: <AccountMenu user={{ name: 'Ada Roof', roles: everything }} prescreening form="list" /> },
  ],
}
