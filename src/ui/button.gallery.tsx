import download from '@tabler/icons/outline/download.svg?raw'
import plus from '@tabler/icons/outline/plus.svg?raw'
import trash from '@tabler/icons/outline/trash.svg?raw'
import x from '@tabler/icons/outline/x.svg?raw'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from './button.tsx'
import { FormActions } from './form.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export const gallery: { title: string; element: ReactNode }[] = [
  {
    title: 'Buttons',
    element: (
      <FormActions>
        {variants.map(variant => (
          <Button key={variant} variant={variant}>
            Submit
          </Button>
        ))}
      </FormActions>
    ),
  },
  {
    title: 'Small buttons',
    element: (
      <FormActions>
        {variants.map(variant => (
          <Button key={variant} variant={variant} size="small">
            Submit
          </Button>
        ))}
      </FormActions>
    ),
  },
  {
    title: 'Buttons with an icon, and icons alone',
    element: (
      <FormActions>
        <Button icon={plus}>Add an author</Button>
        <Button variant="secondary" icon={download}>
          Download PDF
        </Button>
        <Button variant="danger" icon={trash}>
          Delete
        </Button>
        <Button variant="quiet" icon={x} label="Close" />
        <Button variant="secondary" size="small" icon={plus} label="Add" />
      </FormActions>
    ),
  },
  {
    title: 'Disabled buttons',
    element: (
      <FormActions>
        {variants.map(variant => (
          <Button key={variant} variant={variant} disabled>
            Submit
          </Button>
        ))}
      </FormActions>
    ),
  },
  {
    title: 'Pending buttons',
    element: (
      <FormActions>
        {variants.map(variant => (
          <Button key={variant} variant={variant} pending>
            Submit
          </Button>
        ))}
      </FormActions>
    ),
  },
  {
    title: 'Button with long text',
    element: (
      <Button>Submit your research to this gateway and let its editors know that you would like it to appear in a collection</Button>
    ),
  },
  {
    title: 'Links that look like buttons',
    element: (
      <FormActions>
        <ButtonLink to="/browse">Browse</ButtonLink>
        <ButtonLink to="https://example.org/" variant="secondary" rel="external">
          Elsewhere
        </ButtonLink>
        <ButtonLink to="#buttons" variant="quiet">
          In this page
        </ButtonLink>
        <ButtonLink to="/files/poster.pdf" variant="secondary" size="small" icon={download} download>
          Poster
        </ButtonLink>
      </FormActions>
    ),
  },
]
