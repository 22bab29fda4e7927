import { FeedLinks } from '../../../discovery/components/feed-links.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { offersReading } from '../../../sites/domain/submission-only.ts'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { ReadyPage } from '../../domain/site-pages/site-page.ts'
import { Hero } from '../home/hero.tsx'
import { SitePageBody } from './site-page-body.tsx'
import styles from './site-page-screen.module.css'

/** The path of the front page. */
const frontPath = '/'

/**
 * A CMS page in one of its layouts (specification, reading.md section 9): `standard` with sidebars, `featured` with its title on the
 * brand's background, `simple` as one column of text. The front page is titled like the site; a hero banner at its start becomes its hero.
 */
export function SitePageScreen({ page }: { page: ReadyPage }) {
  const { language } = useText()
  const lang = page.language === language ? undefined : page.language
  if (page.path === frontPath) return <FrontPage page={page} lang={lang} />
  return (
    <main id="content">
      <PageHead title={page.title} description={page.description} />
      <Title page={page} lang={lang} />
      <SitePageBody page={page} />
    </main>
  )
}

interface PartProps {
  page: ReadyPage
  lang: string | undefined
}

function FrontPage({ page, lang }: PartProps) {
  const { t } = useText()
  const site = useSite()
  const siteName = site?.platform.displayName ?? ''
  const [first, ...rest] = page.parts
  const banner = site?.hero && first?.kind === 'hero-banner' ? first : null
  return (
    <main id="content">
      <PageHead title={null} description={page.description ?? t('site-description', { site: siteName })} path={frontPath} />
      {site && offersReading(site.platform) && <FeedLinks title={siteName} />}
      {banner === null ? (
        <Title page={page} lang={lang} />
      ) : (
        <Hero submit={site ? submitDestination(site.platform) : null} title={banner.title ?? page.title} text={banner.text} lang={lang} />
      )}
      <SitePageBody page={banner === null ? page : { ...page, parts: rest }} />
    </main>
  )
}

function Title({ page: { path, title, description, layout }, lang }: PartProps) {
  return (
    <header className={styles.head} data-layout={layout}>
      <div className={styles.inner}>
        <PageBreadcrumbs path={path} title={title} />
        <h1 lang={lang}>{title}</h1>
        {layout === 'featured' && description !== null && (
          <p className={styles.lead} lang={lang}>
            {description}
          </p>
        )}
      </div>
    </header>
  )
}
