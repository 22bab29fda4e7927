import { Breadcrumbs } from './breadcrumbs.tsx'

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'From 1280 px of width',
    element: (
      <Breadcrumbs
        label="The way to a gateway"
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Gateways', href: '/gateways' },
          {
            label:
              'Lichens on slate and other roofs: a gateway with a name that is cut at the end of its line where it is longer than there is room for',
          },
        ]}
      />
    ),
  },
]
