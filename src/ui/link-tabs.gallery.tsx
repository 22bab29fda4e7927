import { LinkTabs } from './link-tabs.tsx'

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Tabs of a gateway',
    element: (
      <LinkTabs
        label="Gateway"
        tabs={[
          { href: '/gateways/slate', label: 'Home' },
          { href: '/gateways/slate/about', label: 'About', current: true },
          { href: '/gateways/slate/browse', label: 'Browse', count: '1,204' },
          { href: '/gateways/slate/faqs', label: 'Questions' },
          { href: '/gateways/slate/methods', label: 'A page of methods with a longer name' },
        ]}
      />
    ),
  },
]
