/** Renders a part of a page as the server does: at a URL, with the messages of a language. */
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Language } from '../../src/core/text/languages.ts'
import { loadText, provideMessages } from '../../src/modules/sites/text/load-text.ts'
import { LoadedTextContext, TextProvider } from '../../src/modules/sites/text/text.tsx'
import { messages } from '../../src/site/messages.ts'

provideMessages(messages)

export async function renderInSite(
  element: React.ReactElement,
  { path = '/', language = 'en' }: { path?: string; language?: Language } = {},
): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(
    <LoadedTextContext value={await loadText(language)}>
      <TextProvider brandText={undefined}>
        <RouterProvider router={router} />
      </TextProvider>
    </LoadedTextContext>,
  )
}

/** The URLs of the links in HTML, in order. */
export const linksOf = (html: string): string[] => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
