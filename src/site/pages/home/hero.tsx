import { ButtonLink } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useText } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import styles from './hero.module.css'

/** The platform's first screen: its words beside, before or above its artwork. A brand without a hero begins with its content. */
export function Hero({ submit }: { submit: string | null }) {
  const site = useSite()
  const { say } = useText()
  if (!site?.hero) return null
  const { issn } = site.platform
  return (
    <section className={styles.hero} data-layout={site.hero.layout} aria-labelledby="welcome">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="welcome">{say('hero-title')}</h1>
          <p className={styles.text}>{say('hero-text')}</p>
          <HomeSearch />
          <p className={styles.actions}>
            <ButtonLink to="/browse">{say('hero-action')}</ButtonLink>
            {submit !== null && (
              <ButtonLink to={submit} variant="secondary">
                {say('submit-your-research')}
              </ButtonLink>
            )}
          </p>
          {site.hero.showsIssn && issn !== null && <p className={styles.issn}>{say('footer-issn', { issn })}</p>}
        </div>
        <div className={styles.art} aria-hidden="true" />
      </div>
    </section>
  )
}

/** The site's search on its front page: it leads to the browse screen. */
export function HomeSearch() {
  const { say } = useText()
  return (
    <div className={styles.search}>
      <SearchField
        action="/browse"
        name="all"
        label={say('search-this-site')}
        placeholder={say('search-this-site')}
        buttonLabel={say('search')}
      />
    </div>
  )
}
