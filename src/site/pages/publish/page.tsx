import { useLoaderData } from 'react-router'
import { publishPath } from '../../../domain/submission/publish-page.ts'
import { ContactMessage } from '../../components/contact-message.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { GuidanceLinks } from '../../components/publish-card.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import { PublishChoice } from './publish-choice.tsx'
import './words.ts'
import '../../text/form-words.ts'

/** The publish page of the platform (specification, reading.md section 2.4). */
export const PublishPage = withWords(['forms', 'publish'], function Publish() {
  const page = useLoaderData<typeof loader>()
  const { say } = useText()
  const title = say('submit-your-research')
  return (
    <main id="content" className={styles.page}>
      <PageHead
        title={title}
        description={say('publish-description', { site: useSite()?.platform.displayName ?? '' })}
        path={publishPath(null)}
        hidden={page.offer === null}
      />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <PublishContent {...page} />
    </main>
  )
})

type PublishContentProps = ReturnType<typeof useLoaderData<typeof loader>>

/** What stands beneath the title, on the platform's page and on a gateway's. */
export function PublishContent({ offer, gateway, sidebars }: PublishContentProps) {
  const { say } = useText()
  return (
    <div className={styles.columns}>
      <Sidebar side="left" name={sidebars.left} />
      <div className={styles.main}>
        {offer === null ? (
          <div className={styles.nothing}>
            <h2>{say('publish-nothing')}</h2>
            <p>
              <ContactMessage message="publish-nothing-text" writesTo="editorial" />
            </p>
          </div>
        ) : (
          <>
            <p className={styles.lead}>{gateway === null ? say('publish-lead') : say('publish-lead-gateway', { gateway: gateway.name })}</p>
            <PublishChoice offer={offer} path={publishPath(gateway)} />
          </>
        )}
      </div>
      <aside className={styles.side} aria-labelledby="before-you-submit">
        <h2 id="before-you-submit">{say('publish-before')}</h2>
        <GuidanceLinks />
        <Sidebar side="right" name={sidebars.right} />
      </aside>
    </div>
  )
}

/** The place of a sidebar that the platform's static settings name; what it holds comes with the content system. */
function Sidebar({ side, name }: { side: 'left' | 'right'; name: string | null }) {
  return name === null ? null : <div className={styles.sidebar} data-side={side} data-sidebar={name} />
}
