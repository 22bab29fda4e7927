import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Search field',
    element: <SearchField action="/browse" label="Search this site" buttonLabel="Search" placeholder="Search articles, posters, slides" />,
  },
  {
    title: 'Search field with an icon alone',
    element: (
      <SearchField action="/browse" label="Search the gateway" buttonLabel="Search" button="icon" defaultValue="p53 AND apoptosis" />
    ),
  },
]
