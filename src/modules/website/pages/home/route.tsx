import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { contentTypeSegments, contentTypes } from '../../../../document/metadata/content-type.ts'
import { FeedLinks } from '../../../discovery/components/feed-links.tsx'
import { ContentCard } from '../../../publications/components/content-card.tsx'
import { contentTypeMessages } from '../../../publications/components/content-type-messages.ts'
import { ImageCard } from '../../../publications/components/image-card.tsx'
import { AdminBar } from '../../../sites/components/admin-bar.tsx'
import { EmptyLibrary } from '../../../sites/components/empty-library.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type MessageKey, useText, withMessages } from '../../../sites/text/text.tsx'
import { SitePageScreen } from '../site-page/site-page-screen.tsx'
import '../site-page/messages.ts'
import { Hero, HomeSearch } from './hero.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'

export { loader } from './load.ts'

const steps: readonly { title: MessageKey; text: MessageKey }[] = [
  { title: 'home-how-publish-title', text: 'home-how-publish-text' },
  { title: 'home-how-review-title', text: 'home-how-review-text' },
  { title: 'home-how-revise-title', text: 'home-how-revise-text' },
]

export default withMessages(['lists', 'site-pages', 'gateways', 'publish'], function Home() {
  const { written, builtIn } = useLoaderData<typeof loader>()
  if (written === null) return <BuiltInHome home={builtIn} />
  return (
    <>
      <AdminBar of={{ kind: 'page', ...written }} />
      <SitePageScreen page={written} />
    </>
  )
})

function PublishingSteps() {
  const { t } = useText()
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t('home-how-title')}</h2>
      <ol className={styles.steps}>
        {steps.map(step => (
          <li key={step.title}>
            <h3>{t(step.title)}</h3>
            <p>{t(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type BuiltIn = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { written: null }>['builtIn']

/** The built-in front page, shown until editors create one. */
function BuiltInHome({ home: { articles, others, counts, submit, showsSteps } }: { home: BuiltIn }) {
  const { t, number } = useText()
  const site = useSite()
  const siteName = site?.platform.displayName ?? ''
  const isEmpty = articles.length === 0 && others.length === 0
  return (
    <main id="content">
      <PageHead title={null} description={t('site-description', { site: siteName })} path={href('/')} />
      <FeedLinks title={siteName} />
      <Hero submit={submit} />
      {!site?.hero && (
        <div className={styles.plainTitle}>
          <h1>{siteName}</h1>
          <HomeSearch />
        </div>
      )}
      <div className={styles.page}>
        <section aria-labelledby="latest">
          <div className={styles.heading}>
            <h2 id="latest">{t('latest-articles')}</h2>
            {articles.length > 0 && <Link to={href('/browse/:segment', { segment: 'articles' })}>{t('see-everything')}</Link>}
          </div>
          {isEmpty && <EmptyLibrary />}
          {articles.map((card, position) => (
            <ContentCard key={card.id} card={card} level="h3" lead={position === 0} />
          ))}
        </section>
        <aside className={styles.side} aria-label={t('browse-types')}>
          {showsSteps && <PublishingSteps />}
          <ul className={styles.types} aria-label={t('browse-types')}>
            {contentTypes
              .filter(type => counts[type] > 0)
              .map(type => (
                <li key={type}>
                  <Link to={href('/browse/:segment', { segment: contentTypeSegments[type] })}>{t(contentTypeMessages[type].many)}</Link>
                  <span>{number(counts[type])}</span>
                </li>
              ))}
          </ul>
        </aside>
      </div>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <div className={styles.othersInner}>
            <h2 id="others">{t('home-more-types')}</h2>
            <div className={styles.images}>
              {others.map(card => (
                <ImageCard key={card.id} card={card} />
              ))}
            </div>
          </div>
        </section>
      )}
    </main>
  )
}
