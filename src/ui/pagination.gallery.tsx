import { CursorPagination, Pagination } from './pagination.tsx'

const messages = { label: 'Pages', previous: 'Previous', next: 'Next', page: (number: number) => `Page ${number}` }
const hrefOf = (page: number) => `?page=${page}`

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'In the middle of many pages',
    element: <Pagination page={10} last={42} hrefOf={hrefOf} messages={{ ...messages, label: 'Pages, middle' }} />,
  },
  { title: 'First page', element: <Pagination page={1} last={42} hrefOf={hrefOf} messages={{ ...messages, label: 'Pages, first' }} /> },
  {
    title: 'Last page, large numbers',
    element: <Pagination page={1204} last={1204} hrefOf={hrefOf} messages={{ ...messages, label: 'Pages, last' }} />,
  },
  {
    title: 'Beyond the last page',
    element: <Pagination page={9} last={3} hrefOf={hrefOf} messages={{ ...messages, label: 'Pages, beyond' }} />,
  },
  { title: 'Few pages', element: <Pagination page={2} last={3} hrefOf={hrefOf} messages={{ ...messages, label: 'Pages, few' }} /> },
  {
    title: 'Neighbours alone',
    element: <CursorPagination previousHref="?cursor=a" nextHref="?cursor=b" messages={{ ...messages, label: 'Pages of the feed' }} />,
  },
]
