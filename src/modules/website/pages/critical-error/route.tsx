import { useLocation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ContactMessage } from '../../../sites/components/contact-message.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { FailureArt } from '../../errors/failure-art.tsx'
import styles from '../../errors/failure-page.module.css'

export { loader } from './load.ts'

/** The page for a critical error (specification, reading.md section 2.5), like the other error pages, but with its own URL. */
export default function CriticalErrorPage() {
  const { t } = useText()
  const { pathname, search } = useLocation()
  const title = t('critical-error-title')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <div>
        <h1>{title}</h1>
        <p className={styles.message}>
          <ContactMessage message="critical-error-message" />
        </p>
        <p className={styles.actions}>
          <ButtonLink to={pathname + search} reloads>
            {t('try-again')}
          </ButtonLink>
          <ButtonLink to={href('/')} variant="secondary">
            {t('go-to-homepage')}
          </ButtonLink>
        </p>
      </div>
      <FailureArt status={503} />
    </main>
  )
}
