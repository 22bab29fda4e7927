import { useLoaderData } from 'react-router'
import { itemPath } from '../../../domain/content/address.ts'
import type { AssetForReading } from '../../../domain/content/for-reading.ts'
import { formatFileSize } from '../../../domain/text/file-size.ts'
import { contentTypeWords } from '../../components/content-type-words.ts'
import { ItemActions } from '../../components/item-actions.tsx'
import { MetricsPanel } from '../../components/metrics/metrics-panel.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageMetadata } from '../../components/page-metadata.tsx'
import { PublishedDate } from '../../components/published-date.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText } from '../../text/text.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'

export function AssetPage() {
  const { asset, head, share } = useLoaderData<typeof loader>()
  const { say } = useText()
  return (
    <main id="content" className={styles.page}>
      <PageHead
        title={asset.title}
        description={asset.abstract[0]}
        path={itemPath(asset.contentType, asset)}
        kind="article"
        picture={head.picture}
      />
      <PageMetadata {...head} />
      <PageBreadcrumbs title={asset.title} />
      {asset.sampleContent && (
        <p className={styles.sample}>
          <strong>{say('sample-content')}</strong> {say('sample-article-text')}
        </p>
      )}
      <article>
        <header className={styles.header}>
          <p className={styles.kicker}>{asset.documentType ?? say(contentTypeWords[asset.contentType].one)}</p>
          <h1>{asset.title}</h1>
          <Authors asset={asset} />
          <p className={styles.facts}>
            {asset.published && <PublishedDate date={asset.published} />}
            {asset.doi && <a href={`https://doi.org/${asset.doi}`}>{asset.doi}</a>}
          </p>
        </header>
        <div className={styles.actions}>
          <ItemActions
            citable={{ kind: 'asset', id: asset.assetId }}
            share={share}
            downloads={asset.files.filter(({ role }) => role === 'main').map(file => ({ label: say('download'), file, main: true }))}
          />
        </div>
        <Viewer asset={asset} />
        <Files files={asset.files} />
        {asset.abstract.length > 0 && (
          <section className={styles.abstract} aria-labelledby="abstract">
            <h2 id="abstract">{say('abstract')}</h2>
            {asset.abstract.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        )}
        <Facts asset={asset} />
        <MetricsPanel item={asset} contentType={asset.contentType} />
      </article>
    </main>
  )
}

function Authors({ asset }: { asset: AssetForReading }) {
  return (
    <>
      <ul className={styles.authors}>
        {asset.authors.map(author => (
          <li key={author.name}>
            {author.orcid ? <a href={`https://orcid.org/${author.orcid}`}>{author.name}</a> : author.name}
            {author.affiliationNumbers.length > 0 && <sup>{author.affiliationNumbers.join(',')}</sup>}
          </li>
        ))}
      </ul>
      <ol className={styles.affiliations}>
        {asset.affiliations.map(affiliation => (
          <li key={affiliation}>{affiliation}</li>
        ))}
      </ol>
    </>
  )
}

/** The main file, shown by the browser itself; its download stands beneath it in any case. */
function Viewer({ asset }: { asset: AssetForReading }) {
  const { language, say } = useText()
  const main = asset.files.find(file => file.role === 'main')
  if (!main) return <p>{say('file-missing')}</p>
  const still = asset.files.find(file => file.role === 'poster-image' || file.role === 'thumbnail')
  if (asset.contentType === 'VIDEO') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: its tracks are the item's caption files.
      <video className={styles.video} controls preload="metadata" width={1280} height={720} poster={still?.url}>
        <source src={main.url} type={main.mimeType} />
        {asset.files
          .filter(file => file.role === 'captions')
          .map(file => (
            <track
              key={file.url}
              kind="captions"
              src={file.url}
              srcLang={file.language ?? language}
              label={file.label ?? say('captions')}
              default={file.language === language}
            />
          ))}
      </video>
    )
  }
  if (!still?.picture) return null
  return (
    <a className={styles.still} href={main.url}>
      <img src={still.url} width={still.picture.width} height={still.picture.height} alt={say('first-page-of', { title: asset.title })} />
    </a>
  )
}

function Files({ files }: { files: AssetForReading['files'] }) {
  const { language, say } = useText()
  const offered = files.filter(file => !['thumbnail', 'poster-image'].includes(file.role))
  return (
    <section aria-labelledby="files">
      <h2 id="files">{say('files')}</h2>
      <ul className={styles.files}>
        {offered.map(file => (
          <li key={file.url}>
            <a href={file.url} download={file.name}>
              {file.label ?? file.name}
            </a>{' '}
            <span className={styles.soft}>
              {file.name} · {formatFileSize(file.bytes, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ asset }: { asset: AssetForReading }) {
  const { say } = useText()
  const facts: [string, React.ReactNode][] = [
    [say('subjects'), asset.subjects.join(', ')],
    [say('keywords'), asset.keywords.join(', ')],
    [
      say('conference'),
      asset.conference && [asset.conference.name, asset.conference.place, asset.conference.date].filter(Boolean).join(', '),
    ],
    [say('competing-interests'), asset.competingInterests],
    [say('funding'), asset.funding.map(({ funder, awards }) => [funder, ...awards].join(', ')).join('; ')],
    [say('licence'), asset.licence && <a href={asset.licence}>{asset.licence}</a>],
  ]
  return (
    <dl className={styles.metadata}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
