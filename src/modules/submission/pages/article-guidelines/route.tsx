import { AnchoredMenu } from '../../../../ui/anchored-menu.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { ContactMessage } from '../../../sites/components/contact-message.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PublishCard } from '../../../sites/components/publish-card.tsx'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import { type SiteFacts, useSite } from '../../../sites/pages/use-site.ts'
import { type MessageKey, useText, withMessages } from '../../../sites/text/text.tsx'
import { submittableTypes } from '../../domain/submittable-types.ts'
import { ArticleTypes } from './article-types.tsx'
import { OpenReview } from './open-review.tsx'
import styles from './page.module.css'
import { afterSection, beforeSection, writingSections } from './sections.ts'
import './messages.ts'

/** The guidelines for articles and their review (specification, reading.md section 2.4, which names the page and leaves its text open). */
export default withMessages(['lists', 'publish', 'article-guidelines'], function ArticleGuidelines() {
  const site = useSite()
  return site && <Guidelines platform={site.platform} />
})

function Guidelines({ platform }: { platform: SiteFacts['platform'] }) {
  const { t } = useText()
  const title = t('article-guidelines')
  const { showReports, showReferees, passRule } = platform.peerReview
  const isReviewed = showReports || showReferees
  const takesArticles = !platform.readOnly && submittableTypes(platform).includes('ARTICLE')
  const entries = [
    beforeSection,
    { id: 'types', title: 'guidelines-types' as const },
    ...writingSections,
    ...(isReviewed ? [{ id: 'review', title: 'guidelines-review' as const }] : []),
    afterSection,
  ].map(({ id, title: key }) => ({ id, text: t(key) }))
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={t('guidelines-description', { site: platform.displayName })} />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('guidelines-lead')}</p>
      <div className={styles.columns}>
        <div className={styles.menu}>
          <AnchoredMenu label={t('guidelines-sections')} items={entries} />
        </div>
        <div className={styles.text}>
          {!takesArticles && (
            <p className={styles.notice}>
              <ContactMessage message="guidelines-no-articles" writesTo="editorial" />
            </p>
          )}
          <Section {...beforeSection} />
          <ArticleTypes />
          {writingSections.map(section => (
            <Section key={section.id} {...section} />
          ))}
          {isReviewed && <OpenReview anyOf={passRule.anyOf} />}
          <Section {...afterSection} />
        </div>
        <div className={styles.side}>
          <PublishCard publishHref={submitDestination(platform)} />
        </div>
      </div>
    </main>
  )
}

function Section({ id, title, items }: { id: string; title: MessageKey; items: readonly MessageKey[] }) {
  const { t, put } = useText()
  const external = {
    credit: <TextLink href="https://credit.niso.org/">CRediT</TextLink>,
    osi: <TextLink href="https://opensource.org/licenses">Open Source Initiative</TextLink>,
    equator: <TextLink href="https://www.equator-network.org/">EQUATOR Network</TextLink>,
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t(title)}</h2>
      <ul>
        {items.map(item => (
          <li key={item}>{put(item, external)}</li>
        ))}
      </ul>
    </section>
  )
}
