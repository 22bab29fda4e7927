import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './hero.module.css'

interface HeroProps {
  /** The path of submissions; null where they are not possible. */
  submit: string | null
  /** Replaces the brand's own text. */
  title?: string | null
  text?: string | null
  /** The language of title and text where it differs from the page's. */
  lang?: string | undefined
  level?: 'h1' | 'h2'
}

/** The site's hero: text beside, in front of or above its artwork. A brand without a hero starts with the content. */
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
            <ButtonLink to={href('/browse')}>{t('hero-action')}</ButtonLink>
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

/** The search of the front page, which leads to browse. */
export function HomeSearch() {
  const { t } = useText()
  return (
    <div className={styles.search}>
      <SearchField
        action={href('/browse')}
        name="all"
        label={t('search-this-site')}
        placeholder={t('search-this-site')}
        buttonLabel={t('search')}
      />
    </div>
  )
}
