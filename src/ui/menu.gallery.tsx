import userCircle from '@tabler/icons/outline/user-circle.svg?raw'
import world from '@tabler/icons/outline/world.svg?raw'
import { Icon } from './icon.tsx'
import { Menu } from './menu.tsx'

const languages = [
  { label: 'English', href: '/', lang: 'en', current: true },
  { label: 'Deutsch', href: '/de', lang: 'de' },
  { label: 'Français', href: '/fr', lang: 'fr' },
  { label: '日本語', href: '/ja', lang: 'ja' },
]

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Sections, descriptions and a button of a form',
    element: (
      <>
        <Menu
          group="gallery"
          button={
            <>
              <Icon svg={userCircle} /> Ada Roof
            </>
          }
          sections={[
            {
              title: 'My activities',
              items: [
                { label: 'Submissions', href: '/my/submissions' },
                { label: 'Content and tracking', href: '/my/email-alerts', description: 'What you follow, and how often we write' },
              ],
            },
            { title: 'My account', items: [{ label: 'My details', href: '/my/details' }] },
            { items: [{ label: 'Sign out', form: 'gallery-sign-out' }] },
          ]}
        />
        <form id="gallery-sign-out" action="/signout" />
      </>
    ),
  },
  {
    title: 'Languages, with the current one marked',
    element: (
      <Menu
        group="gallery"
        button={
          <>
            <Icon svg={world} /> English
          </>
        }
        sections={[{ items: languages }]}
      />
    ),
  },
  {
    title: 'At the end of the line, named by a label',
    element: (
      <Menu
        group="gallery"
        align="end"
        button={<Icon svg={world} />}
        buttonLabel="Language: English"
        sections={[{ items: [...languages, { label: 'A language with a name that needs more than one line of the menu', href: '/it' }] }]}
      />
    ),
  },
]
