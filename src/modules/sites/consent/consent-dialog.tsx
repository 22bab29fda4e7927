import { useId } from 'react'
import { Link } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { messageKeys } from '../../../core/text/message-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { consentKeys } from '../components/consent-keys.ts'
import { categoriesInUse } from '../domain/consent/categories-in-use.ts'
import { allows, consentCategories } from '../domain/consent/consent.ts'
import { useSite } from '../pages/use-site.ts'
import { useText } from '../text/text.tsx'
import styles from './consent-dialog.module.css'
import { choose, stopAsking } from './consent-store.ts'
import { useConsent } from './use-consent.ts'
import './messages.ts'

const textKeys = messageKeys('consent', consentCategories, 'text')

/** The four categories, each to be switched on by itself; nothing is before the reader does so. One that is not in use says so. */
export default function ConsentDialog() {
  const { t } = useText()
  const consent = useConsent()
  const used = categoriesInUse(useSite()?.platform)
  const id = useId()
  const save = (data: FormData) => choose(consentCategories.filter(category => data.has(category)))
  return (
    <Dialog
      open
      onClose={stopAsking}
      size="wide"
      title={t('consent-title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="secondary" onClick={() => choose(consentCategories)}>
            {t('consent-accept-all')}
          </Button>
          <Button type="submit" form={id}>
            {t('consent-save')}
          </Button>
        </>
      }
    >
      <p className={styles.about}>
        {t('consent-text')}{' '}
        <Link to={href('/legal/*', { '*': 'privacypolicy/cookies' })} onClick={stopAsking}>
          {t('footer-cookies')}
        </Link>
      </p>
      <form
        id={id}
        onSubmit={event => {
          event.preventDefault()
          save(new FormData(event.currentTarget))
        }}
      >
        <ul className={styles.categories}>
          {consentCategories.map(category => (
            <li key={category}>
              <label htmlFor={`${id}-${category}`}>{t(consentKeys[category])}</label>
              <p id={`${id}-${category}-text`}>{t(used.includes(category) ? textKeys[category] : 'consent-not-used-text')}</p>
              {category === 'essential' || !used.includes(category) ? (
                <span className={styles.always}>{t(category === 'essential' ? 'consent-always-on' : 'consent-not-used')}</span>
              ) : (
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on.
                  role="switch"
                  id={`${id}-${category}`}
                  name={category}
                  defaultChecked={allows(consent, category)}
                  aria-describedby={`${id}-${category}-text`}
                  className={styles.switch}
                />
              )}
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  )
}
