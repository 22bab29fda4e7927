import { TextLink } from './link.tsx'

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'In running text',
    element: (
      <p>
        Read the <TextLink href="/browse">articles of this year</TextLink>, go <TextLink href="#content">to the top</TextLink> or visit{' '}
        <TextLink href="https://example.org" newTab externalLabel="(opens in a new tab)">
          the society’s own site
        </TextLink>
        .
      </p>
    ),
  },
  {
    title: 'Quiet, in lists of links',
    element: (
      <>
        <TextLink href="/browse" variant="quiet" current="page">
          Current page
        </TextLink>
        <br />
        <TextLink href="/about" variant="quiet">
          About the journal
        </TextLink>
      </>
    ),
  },
  { title: 'An address that may not be linked', element: <TextLink href="data:text/plain,words">Words alone</TextLink> },
]
