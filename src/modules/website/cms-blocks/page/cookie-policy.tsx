import { Button } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { askForConsent } from '../../../sites/consent/consent-store.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText } from '../../../sites/text/text.tsx'
import { CookieTable } from './cookie-table.tsx'
import styles from './page-blocks.module.css'

/** The button that changes the consent to cookies. Without JavaScript nothing that needs consent is stored, and there is no button. */
export function CookiePolicy() {
  const { t } = useText()
  const hydrated = useHydrated()
  const mayManage = useSite()?.platform.features.manageConsent.enabled ?? true
  return (
    <>
      <div className={styles.consent} data-kind="cookie-policy">
        {hydrated && mayManage && (
          <Button variant="secondary" onClick={askForConsent}>
            {t('page-manage-consent')}
          </Button>
        )}
      </div>
      <CookieTable />
    </>
  )
}
