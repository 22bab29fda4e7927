import { lazy, Suspense, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { offersReading } from '../modules/sites/domain/submission-only.ts'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { sessionChanges } from '../modules/accounts/pages/session-change.ts'
import { SignUpToast } from '../modules/alerts/components/sign-up-toast/sign-up-toast.tsx'
import { CookieConsent } from '../modules/sites/consent/cookie-consent.tsx'
import { useSite } from '../modules/sites/pages/use-site.ts'
import { TextProvider, useText } from '../modules/sites/text/text.tsx'
import { SiteMasthead } from '../modules/website/shell/masthead.tsx'
import { RegularNavigation } from '../modules/website/shell/regular-navigation.tsx'
import { SessionWatch } from '../modules/website/shell/session-watch.tsx'
import { SiteAlerts } from '../modules/website/shell/site-alerts.tsx'
import { SiteFooter } from '../modules/website/shell/site-footer.tsx'
import { SkipLink } from '../modules/website/shell/skip-link.tsx'
import { BackToTop } from '../ui/back-to-top.tsx'

// Loaded lazily, because only some sites have it.
const HelloBar = lazy(async () => ({ default: (await import('../modules/sites/components/outside/hello-bar.tsx')).HelloBar }))

export { loader } from '../modules/sites/pages/root-load.ts'
export { FailurePage as ErrorBoundary } from '../modules/website/errors/failure-page.tsx'

/**
 * The site of a URL does not change while somebody reads; the user changes by a form, or elsewhere (SessionWatch).
 * Defined here, so that the loader's code does not reach the browser.
 */
export const shouldRevalidate = ({ formMethod }: ShouldRevalidateFunctionArgs) =>
  sessionChanges() || (formMethod !== undefined && formMethod !== 'GET')

/** The document around every page, failure pages too (there the loader may have no data). */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <TextProvider brandText={useSite()?.brandText}>
      <Document>{children}</Document>
    </TextProvider>
  )
}

function Document({ children }: { children: React.ReactNode }) {
  const { language, t } = useText()
  const site = useSite()
  const isStandalone = site?.isStandalone === true
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isStandalone && <base target="_blank" />}
        {site?.themeColour && (
          <>
            <meta name="theme-color" content={site.themeColour.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={site.themeColour.dark} media="(prefers-color-scheme: dark)" />
          </>
        )}
        <Meta />
        {site?.styles.fonts.map(font => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Links />
        {site?.styles.sheet && <link rel="stylesheet" href={site.styles.sheet} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {site && offersReading(site.platform) && (
          <>
            <link rel="search" type="application/opensearchdescription+xml" title={site.platform.displayName} href="/opensearch.xml" />
            <link rel="alternate" type="application/rss+xml" title={site.platform.displayName} href="/published/rss" />
          </>
        )}
      </head>
      <body id="top">
        {!isStandalone && (
          <>
            <SkipLink />
            <CookieConsent />
          </>
        )}
        {site?.platform.features.helloBar.enabled && (
          <Suspense>
            <HelloBar />
          </Suspense>
        )}
        <SiteMasthead />
        {children}
        <SiteFooter />
        {!isStandalone && (
          <>
            <BackToTop label={t('back-to-top')} />
            <SignUpToast />
            <SiteAlerts />
            <RegularNavigation />
            <SessionWatch />
            <ShownPage />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Names the page that is shown for tests, which would otherwise read the former one: the URL changes before the page does. */
function ShownPage() {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: The URL of the browser is read, with the base of the router, when either changes.
  useEffect(() => {
    Object.assign(window, { rectoShown: window.location.pathname + window.location.search })
  }, [pathname, search])
  return null
}

export default function Root() {
  return <Outlet />
}
