import { useLoaderData } from 'react-router'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PageMetadata } from '../../../sites/components/page-metadata.tsx'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { StaffBar } from '../../../sites/components/staff-bar.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { type MessageKey, useText, withMessages } from '../../../sites/text/text.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { contentTypeMessages } from '../../components/content-type-messages.ts'
import { ItemActions } from '../../components/item-actions.tsx'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import { AssetViewer } from './asset-viewer.tsx'
import { Authors } from './authors.tsx'
import { Facts } from './facts.tsx'
import { Files } from './files.tsx'
import { Licence } from './licence.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import './messages.ts'

const downloadMessages: Readonly<Record<AssetForReading['contentType'], MessageKey>> = {
  SLIDE: 'download-slides',
  POSTER: 'download-poster',
  DOCUMENT: 'download-document',
  VIDEO: 'download-video',
}

export const AssetPage = withMessages(['assets', 'lists'], function Asset() {
  const { asset, head, staff, path, share, parts, missing } = useLoaderData<typeof loader>()
  const Discussion = usePart('itemDiscussion')
  const Panels = usePart('itemPanels')
  const { t, language } = useText()
  // The authors' text is in its own language, the page around it in the reader's.
  const lang = asset.language === language ? undefined : asset.language
  return (
    <>
      {staff && <StaffBar staff={staff} />}
      <main id="content" className={styles.page}>
        <PageHead title={asset.title} description={asset.abstract[0]} path={path} kind="article" picture={head.picture} />
        <PageMetadata {...head} />
        <PageBreadcrumbs title={asset.title} />
        {asset.sampleContent && (
          <p className={styles.sample}>
            <strong>{t('sample-content')}</strong> {t('sample-article-text')}
          </p>
        )}
        {missing && (
          <div className={styles.missing}>
            <p>{missing.title}</p>
            {missing.parts.length > 0 && (
              <ul>
                {missing.parts.map(part => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
          </div>
        )}
        <article>
          <header className={styles.header}>
            <p className={styles.kicker}>{asset.documentType ?? t(contentTypeMessages[asset.contentType].one)}</p>
            <h1 lang={lang}>{asset.title}</h1>
            <Authors authors={asset.authors} affiliations={asset.affiliations} />
            <p className={styles.dates}>
              {asset.published && <PublishedDate date={asset.published} />}
              {asset.doi && <a href={`https://doi.org/${asset.doi}`}>https://doi.org/{asset.doi}</a>}
            </p>
            <div className={styles.actions}>
              <ItemActions
                citable={{ kind: 'asset', id: asset.assetId }}
                share={share}
                parts={parts}
                downloads={asset.files
                  .filter(({ role }) => role === 'main')
                  .map(file => ({ label: t(downloadMessages[asset.contentType]), file, main: true }))}
              />
            </div>
          </header>
          <AssetViewer asset={asset} />
          <div className={styles.columns}>
            <div className={styles.text}>
              {asset.abstract.length > 0 && (
                <section className={styles.abstract} aria-labelledby="abstract">
                  <h2 id="abstract">{t('abstract')}</h2>
                  {asset.abstract.map(paragraph => (
                    <p key={paragraph} lang={lang}>
                      {paragraph}
                    </p>
                  ))}
                </section>
              )}
              <Facts asset={asset} />
              {asset.related.length > 0 && (
                <section aria-labelledby="related">
                  <h2 id="related">{t('related-content')}</h2>
                  {asset.related.map(card => (
                    <ContentCard key={card.id} card={card} level="h3" />
                  ))}
                </section>
              )}
              {Discussion && <Discussion parts={parts} />}
            </div>
            <aside className={styles.side} aria-label={t('about-this-item')}>
              <Files files={asset.files} />
              {Panels && <Panels parts={parts} item={asset} contentType={asset.contentType} />}
              {asset.licence && (
                <section aria-labelledby="licence">
                  <h2 id="licence">{t('licence')}</h2>
                  <Licence url={asset.licence} />
                </section>
              )}
            </aside>
          </div>
        </article>
      </main>
    </>
  )
})
