import { Link, useLoaderData } from 'react-router'
import { ContentCard } from '../../components/content-card.tsx'
import { EmptyLibrary } from '../../components/empty-library.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'

export function HomePage() {
  const { siteName, latest } = useLoaderData<typeof loader>()
  return (
    <main id="content" className={styles.page}>
      <title>{siteName}</title>
      <meta name="description" content={`${siteName}: research published openly, with every version and every review on the page.`} />
      <section className={styles.welcome}>
        <h1>Research in the open, reviewed in the open</h1>
        <p>
          Read articles with all their versions and reports beside the text, and posters, slides, documents and videos from the same
          authors.
        </p>
      </section>
      <section aria-labelledby="latest">
        <div className={styles.heading}>
          <h2 id="latest">Latest</h2>
          {latest.length > 0 && <Link to="/browse">See everything</Link>}
        </div>
        {latest.length === 0 ? <EmptyLibrary /> : latest.map(card => <ContentCard key={card.id} card={card} level="h3" />)}
      </section>
    </main>
  )
}
