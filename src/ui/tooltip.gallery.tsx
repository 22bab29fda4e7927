import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Above and below, short and long',
    element: (
      <p>
        <Tooltip text="Weekly, by mail" control={described => <Button {...described}>Track</Button>} />{' '}
        <Tooltip
          side="below"
          text="You will get a mail when a new version or a new review of this article is published."
          control={described => <Button {...described}>Tracking</Button>}
        />
      </p>
    ),
  },
]
