import { Link } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { Button } from '../../../ui/button.tsx'
import { consentCategories } from '../domain/consent/consent.ts'
import { useText } from '../text/text.tsx'
import styles from './consent.module.css'
import { askForConsent, choose } from './consent-store.ts'

/** The banner at the bottom of the screen, beside the page: the page can be used without an answer. */
export default function ConsentBanner() {
  const { t } = useText()
  return (
    <section aria-labelledby="consent-title" className={styles.banner} data-consent="asked">
      <div className={styles.question}>
        <h2 id="consent-title">{t('consent-title')}</h2>
        <p>
          {t('consent-text')} <Link to={href('/legal/*', { '*': 'privacypolicy/cookies' })}>{t('footer-cookies')}</Link>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => choose(['essential'])}>
          {t('consent-only-essential')}
        </Button>
        <Button variant="secondary" onClick={() => choose(consentCategories)}>
          {t('consent-accept-all')}
        </Button>
        <Button variant="quiet" onClick={askForConsent}>
          {t('consent-choose')}
        </Button>
      </div>
    </section>
  )
}
