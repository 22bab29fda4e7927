import { useLoaderData } from 'react-router'
import { AdminBar } from '../../../sites/components/admin-bar.tsx'
import { ContactMessage } from '../../../sites/components/contact-message.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { GuidanceLinks } from '../../../sites/components/publish-card.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { publishPath } from '../../domain/publish-page.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PublishChoice } from './publish-choice.tsx'
import '../../../sites/text/publish-messages.ts'
import '../../../sites/text/form-messages.ts'

/** The publish page of the platform (specification, reading.md section 2.4). */
export const PublishPage = withMessages(['forms', 'publish', 'lists'], function Publish() {
  const page = useLoaderData<typeof loader>()
  const { t, language } = useText()
  const { written } = page
  const siteName = useSite()?.platform.displayName ?? ''
  const isWritten = written !== null && written.title !== null
  const title = written?.title ?? t('submit-your-research')
  return (
    <>
      {isWritten && <AdminBar of={{ kind: 'page', ...written.page }} />}
      <main id="content" className={styles.page}>
        <PageHead
          title={title}
          description={(isWritten && written.page.description) || t('publish-description', { site: siteName })}
          path={publishPath(null)}
          hidden={page.offer === null}
        />
        <PageBreadcrumbs title={title} />
        <h1 lang={isWritten && written.page.language !== language ? written.page.language : undefined}>{title}</h1>
        <PublishContent {...page} />
      </main>
    </>
  )
})

type PublishContentProps = ReturnType<typeof useLoaderData<typeof loader>>

/** The content below the title, on the platform's page and on a gateway's. */
export function PublishContent({ offer, gateway, written }: PublishContentProps) {
  const { t, language } = useText()
  const Text = usePart('writtenText')
  const lang = written === null || written.page.language === language ? undefined : written.page.language
  // A gateway's page has its own message instead of the CMS text.
  const text = gateway === null && written !== null && written.title !== null ? written.page : null
  return (
    <div className={styles.columns}>
      <Sidebar side="left" written={written} />
      <div className={styles.main}>
        {text !== null && Text && (
          <div className={styles.text} lang={lang}>
            <Text page={text} />
          </div>
        )}
        {offer === null ? (
          <div className={styles.nothing}>
            <h2>{t('publish-nothing')}</h2>
            <p>
              <ContactMessage message="publish-nothing-text" writesTo="editorial" />
            </p>
          </div>
        ) : (
          <>
            {text === null && (
              <p className={styles.lead}>{gateway === null ? t('publish-lead') : t('publish-lead-gateway', { gateway: gateway.name })}</p>
            )}
            <PublishChoice offer={offer} path={publishPath(gateway)} />
          </>
        )}
      </div>
      <aside className={styles.side} aria-labelledby="before-you-submit">
        <h2 id="before-you-submit">{t('publish-before')}</h2>
        <GuidanceLinks />
        <Sidebar side="right" written={written} />
      </aside>
    </div>
  )
}

function Sidebar({ side, written }: { side: 'left' | 'right'; written: PublishContentProps['written'] }) {
  const { language } = useText()
  const Widgets = usePart('writtenSidebar')
  if (written === null || Widgets === undefined) return null
  const { leftSidebar, rightSidebar } = written.page
  return (
    (side === 'left' ? leftSidebar : rightSidebar).length > 0 && (
      <div className={styles.sidebar} data-side={side} lang={written.page.language === language ? undefined : written.page.language}>
        <Widgets page={written.page} side={side} />
      </div>
    )
  )
}
