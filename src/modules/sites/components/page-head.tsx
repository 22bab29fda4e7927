import { useLocation } from 'react-router'
import { withLanguage } from '../../../core/text/languages.ts'
import { pageDescription, pageTitle } from '../../../core/text/truncate.ts'
import { useSite } from '../pages/use-site.ts'
import { useText } from '../text/text.tsx'

interface PageHeadProps {
  /** The page's title without the site's name; null on the front page. */
  title: string | null
  /** This tells the page from others of the same title, such as “, page 2”: it stays where the title is cut. */
  titleEnd?: string
  description?: string | null | undefined
  /** The page's canonical path without a language prefix, where it differs from the requested one. */
  path?: string | undefined
  /** The page may be read but must not be indexed by search engines. */
  hidden?: boolean
  kind?: 'website' | 'article'
  /** The image of a link preview; the brand's own where the page has none. */
  picture?: { url: string; width: number; height: number } | null | undefined
}

/** Title, description, canonical URL, the page in other languages, and the link preview (reading.md section 5). */
export function PageHead({ title, titleEnd = '', description, path, hidden = false, kind = 'website', picture }: PageHeadProps) {
  const site = useSite()
  const { language } = useText()
  const { pathname } = useLocation()
  const name = site?.platform.displayName ?? ''
  const whole = title === null ? name : pageTitle(title, titleEnd + (name === '' ? '' : ` | ${name}`))
  const origin = site?.origin ?? ''
  const languages = site?.platform.languages ?? []
  const own = languages[0] ?? 'en'
  const urlIn = (each: typeof language) => origin + withLanguage(path ?? pathname, each, own)
  const about = description ? pageDescription(description) : null
  return (
    <>
      <title>{whole}</title>
      {about !== null && <meta name="description" content={about} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={urlIn(language)} />
          {languages.length > 1 && languages.map(each => <link key={each} rel="alternate" hrefLang={each} href={urlIn(each)} />)}
          {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={urlIn(own)} />}
        </>
      )}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title === null ? name : title + titleEnd} />
      {about !== null && <meta property="og:description" content={about} />}
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:image" content={origin + (picture?.url ?? '/share.png')} />
      {picture && <meta property="og:image:width" content={String(picture.width)} />}
      {picture && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
