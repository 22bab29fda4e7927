import { Accordion } from './accordion.tsx'

const messages = { expandAll: 'Expand all', collapseAll: 'Collapse all' }

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Several, one open',
    element: (
      <Accordion
        messages={messages}
        items={[
          { id: 'accordion-who', title: 'Who may submit?', content: <p>Anyone who did the work, whatever their field or institution.</p> },
          {
            id: 'accordion-when',
            title: 'When is an article published?',
            open: true,
            content: (
              <>
                <p>
                  Before peer review, as soon as the editorial checks are done. Reviewers are invited then, and their reports appear beside
                  it.
                </p>
                <p id="accordion-inside">An address that names this paragraph opens its section too.</p>
              </>
            ),
          },
          {
            id: 'accordion-long',
            title: 'What happens when a title is so long that it needs more than one line, on a small screen in particular?',
            content: <p>It takes the lines it needs.</p>,
          },
        ]}
      />
    ),
  },
  {
    title: 'One alone',
    element: <Accordion items={[{ id: 'accordion-one', title: 'Competing interests', content: <p>None were disclosed.</p> }]} />,
  },
]
