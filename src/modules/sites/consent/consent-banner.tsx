import { use, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { ScriptMark } from '../../../core/http/script-mark.ts'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { consentCategories, consentTo, writeConsent } from '../domain/consent/consent.ts'
import { useText } from '../text/text.tsx'
import styles from './consent-banner.module.css'
import { askBeforePaint } from './consent-script.ts'
import { askForConsent, choose, readAgain } from './consent-store.ts'

/** The bar at the bottom of the screen, beside the page: the page can be used without an answer. */
export function ConsentBanner() {
  const { t } = useText()
  const isHydrated = useHydrated()
  const banner = useRef<HTMLElement>(null)
  // This handles what was pressed before hydration.
  useEffect(() => {
    if (banner.current?.dataset.wanted !== undefined) askForConsent()
    else readAgain()
  }, [])
  return (
    // Its script, which only the first page of a visit needs, may have shown it.
    <section
      ref={banner}
      aria-label={t('consent-title')}
      className={styles.banner}
      data-consent="asked"
      hidden={!isHydrated}
      suppressHydrationWarning
    >
      <script nonce={import.meta.env.SSR ? use(ScriptMark) : undefined} suppressHydrationWarning>
        {import.meta.env.SSR ? askBeforePaint : ' '}
      </script>
      <p className={styles.question}>
        {t('consent-short')} <Link to={href('/legal/*', { '*': 'privacypolicy/cookies' })}>{t('footer-cookies')}</Link>
      </p>
      <div className={styles.answers}>
        <Button size="small" variant="secondary" value={writeConsent(consentTo([]))} onClick={() => choose(['essential'])}>
          {t('consent-only-essential')}
        </Button>
        <Button
          size="small"
          variant="secondary"
          value={writeConsent(consentTo(consentCategories))}
          onClick={() => choose(consentCategories)}
        >
          {t('consent-accept-all')}
        </Button>
        <Button size="small" variant="quiet" onClick={askForConsent}>
          {t('consent-choose')}
        </Button>
      </div>
    </section>
  )
}
