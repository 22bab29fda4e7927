import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import '../../components/sign-in-methods/messages.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from './page.module.css'

export const SignInMethodsPart = withMessages(['ways-in'], function SignInMethodsSection() {
  const { t } = useText()
  return (
    <section className={styles.part} aria-labelledby="ways-in-title">
      <div>
        <h2 id="ways-in-title">{t('ways-in')}</h2>
        <p className={styles.text}>{t('ways-in-text')}</p>
      </div>
      <p>
        <ButtonLink to={href('/my/ways-in')} variant="secondary">
          {t('ways-in')}
        </ButtonLink>
      </p>
    </section>
  )
})
