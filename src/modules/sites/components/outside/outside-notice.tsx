import { Button } from '../../../../ui/button.tsx'
import { askForConsent } from '../../consent/consent-store.ts'
import type { OutsideService } from '../../domain/outside-services.ts'
import { useText } from '../../text/text.tsx'
import styles from './outside.module.css'
import type { OutsideState } from './use-outside-script.ts'

/** Replaces a third-party service, or stands beneath it: a plain link, and the question of consent where that is missing. */
export function OutsideNotice({ service, state }: { service: OutsideService; state: OutsideState }) {
  const { t } = useText()
  const host = new URL(service.page ?? service.script).hostname
  return (
    <div className={styles.notice}>
      {state === 'asked' && <p>{t('outside-consent', { host })}</p>}
      {state === 'failed' && <p role="status">{t('outside-failed', { host })}</p>}
      <p className={styles.ways}>
        {state === 'asked' && (
          <Button variant="secondary" onClick={askForConsent}>
            {t('outside-choose')}
          </Button>
        )}
        {service.page !== null && (
          <a href={service.page} rel="noopener">
            {t('outside-open', { host })}
          </a>
        )}
      </p>
    </div>
  )
}
