import { ButtonLink } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './hero.module.css'

interface HeroProps {
  /** Where one submits; null where nothing can be. */
  submit: string | null
  /** In place of the brand's own words. */
  title?: string | null
  text?: string | null
  /** Of these words, where it is not the page's. */
  lang?: string | undefined
  level?: 'h1' | 'h2'
}

/** The platform's first screen: its words beside, before or above its artwork. A brand without a hero begins with its content. */
export function Hero({ submit, title = null, text = null, lang, level: Heading = 'h1' }: HeroProps) {
  const site = useSite()
  const { t } = useText()
  if (!site?.hero) return null
  const { issn } = site.platform
  return (
    <section className={styles.hero} data-layout={site.hero.layout} aria-labelledby="welcome">
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading id="welcome" lang={lang}>
            {title ?? t('hero-title')}
          </Heading>
          <p className={styles.text} lang={text === null ? undefined : lang}>
            {text ?? t('hero-text')}
          </p>
          <HomeSearch />
          <p className={styles.actions}>
            <ButtonLink to="/browse">{t('hero-action')}</ButtonLink>
            {submit !== null && (
              <ButtonLink to={submit} variant="secondary">
                {t('submit-your-research')}
              </ButtonLink>
            )}
          </p>
          {site.hero.showsIssn && issn !== null && <p className={styles.issn}>{t('footer-issn', { issn })}</p>}
        </div>
        <div className={styles.art} aria-hidden="true" />
      </div>
    </section>
  )
}

/** The site's search on its front page: it leads to the browse screen. */
export function HomeSearch() {
  const { t } = useText()
  return (
    <div className={styles.search}>
      <SearchField
        action="/browse"
        name="all"
        label={t('search-this-site')}
        placeholder={t('search-this-site')}
        buttonLabel={t('search')}
      />
    </div>
  )
}
