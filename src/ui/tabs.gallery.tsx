import { Tabs } from './tabs.tsx'

const items = (prefix: string, titles: string[]) =>
  titles.map((title, index) => ({
    id: `${prefix}-${index}`,
    title,
    content: (
      <p>
        What there is to say about “{title}”. An address that ends in #{`${prefix}-${index}`} opens this panel.
      </p>
    ),
  }))

export const gallery: { title: string; element: React.ReactNode }[] = [
  { title: 'A few tabs', element: <Tabs label="About the gateway" items={items('tab-few', ['About', 'Browse', 'Questions'])} /> },
  {
    title: 'More than fit on a small screen',
    element: (
      <Tabs
        label="Guidelines"
        initial={1}
        items={items('tab-many', [
          'Article types',
          'Preparing a manuscript',
          'Data and software',
          'Ethics',
          'Publication charges',
          'After publication',
        ])}
      />
    ),
  },
]
