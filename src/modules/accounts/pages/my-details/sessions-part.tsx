import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './page.module.css'

export function SessionsPart() {
  const { t } = useText()
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <div>
        <h2 id="sessions-title">{t('details-sessions')}</h2>
        <p className={styles.text}>{t('details-sessions-text')}</p>
      </div>
      <p>
        <ButtonLink to={href('/my/sessions')} variant="secondary">
          {t('details-sessions-show')}
        </ButtonLink>
      </p>
    </section>
  )
}
