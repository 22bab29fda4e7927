import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { allows, consentCategories } from '../domain/consent/consent.ts'
import { useText } from '../text/text.tsx'
import styles from './consent.module.css'
import { choose, stopAsking } from './consent-store.ts'
import { useConsent } from './use-consent.ts'
import './messages.ts'

/** The four categories, each to be switched on by itself; nothing is before the reader does so. */
export default function ConsentDialog() {
  const { t } = useText()
  const consent = useConsent()
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
      <p className={styles.about}>{t('consent-text')}</p>
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
              <label htmlFor={`${id}-${category}`}>{t(`consent-${category}`)}</label>
              <p id={`${id}-${category}-text`}>{t(`consent-${category}-text`)}</p>
              {category === 'essential' ? (
                <span className={styles.always}>{t('consent-always-on')}</span>
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
