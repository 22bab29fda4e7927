import { useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import { ContactMessage } from '../../components/contact-message.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { pageName } from '../../shell/named-pages.ts'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useSayLabel } from '../../shell/use-say-label.ts'
import { useText } from '../../text/text.tsx'
import styles from './page.module.css'

/** At the addresses of pages that are not written yet (message content-coming-soon, specification, reading.md section 8). */
export function ComingSoonPage() {
  const { say } = useText()
  const { pathname } = useLocation()
  const title = useSayLabel()(pageName(pathname))
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <div className={styles.notice}>
        <p className={styles.state}>{say('content-coming-soon')}</p>
        <h1>{title}</h1>
        <p className={styles.message}>
          <ContactMessage message="content-coming-soon-text" />
        </p>
        <ButtonLink to="/">{say('go-to-homepage')}</ButtonLink>
      </div>
    </main>
  )
}
