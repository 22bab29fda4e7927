import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import { SiteFooter } from './components/site-footer.tsx'
import { SiteHeader } from './components/site-header.tsx'
import type { loader as loadRoot } from './root-load.ts'

export { FailurePage as ErrorBoundary } from './errors/failure-page.tsx'
export { loader } from './root-load.ts'

export const links: LinksFunction = () => [
  { rel: 'preload', href: sans, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: serif, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

/** The document around every page, failure pages too (there the loader may have no data). */
export function Layout({ children }: { children: React.ReactNode }) {
  const platform = useRouteLoaderData<typeof loadRoot>('root')?.platform
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SiteHeader siteName={platform?.displayName ?? 'Recto'} />
        {children}
        <SiteFooter infoEmail={platform?.infoEmail ?? null} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
