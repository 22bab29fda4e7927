import bookmark from '@tabler/icons/filled/bookmark.svg?raw'
import by from '@tabler/icons/outline/creative-commons-by.svg?raw'
import lockOpen from '@tabler/icons/outline/lock-open.svg?raw'
import menu from '@tabler/icons/outline/menu-2.svg?raw'
import type { ReactNode } from 'react'
import { FormActions } from './form.tsx'
import { Icon } from './icon.tsx'

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Icons, as decoration and as pictures of their own',
    element: (
      <FormActions>
        <Icon svg={menu} size={16} />
        <Icon svg={menu} />
        <Icon svg={menu} size={24} />
        <Icon svg={lockOpen} size={32} label="Open access" />
        <Icon svg={by} size={32} label="Creative Commons Attribution" />
        <Icon svg={bookmark} size={32} label="Tracked" />
      </FormActions>
    ),
  },
]
