import { AnchoredMenu } from './anchored-menu.tsx'

const items = [
  { id: 'anchor-aims', text: 'Aims and scope' },
  { id: 'anchor-charges', text: 'Article processing charges' },
  { id: 'anchor-review', text: 'Peer review' },
  { id: 'anchor-after', text: 'After publication' },
]

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Beside its sections, and above them on a small screen',
    element: (
      <>
        <AnchoredMenu label="On this page" items={items} />
        {items.map(item => (
          <section key={item.id}>
            <h3 id={item.id}>{item.text}</h3>
            {[1, 2, 3].map(number => (
              <p key={number}>
                What is said under this heading takes some lines, so that there is something to scroll past on the way to the next one.
              </p>
            ))}
          </section>
        ))}
      </>
    ),
  },
]
