import { BackToTop } from './back-to-top.tsx'

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'In the corner, after 1000 px',
    element: (
      <>
        <p>Scroll down: the link appears in the corner of the screen.</p>
        <BackToTop label="Back to top" />
      </>
    ),
  },
]
