import { ButtonLink } from '../../ui/button.tsx'
import { TextLink } from '../../ui/link.tsx'
import { useText, withWords } from '../text/text.tsx'
import { useSite } from '../use-site.ts'
import styles from './publish-card.module.css'
import '../pages/publish/words.ts'

interface PublishCardProps {
  /** The publish page of the platform or of a gateway; null where nothing can be submitted. */
  publishAddress: string | null
  level?: 'h2' | 'h3'
}

/** “Publish your research”, for the side of a page (specification, accounts.md section 2 “Sidebar and static pages”). */
export const PublishCard = withWords(['publish'], function Card({ publishAddress, level: Heading = 'h2' }: PublishCardProps) {
  const { say } = useText()
  return (
    <section className={styles.card} data-publish-card>
      <Heading className={styles.title}>{say('publish-your-research')}</Heading>
      <p className={styles.text}>{say('publish-card-text')}</p>
      {publishAddress !== null && <ButtonLink to={publishAddress}>{say('submit-your-research')}</ButtonLink>}
      <GuidanceLinks />
    </section>
  )
})

/** What an author should have read. */
export function GuidanceLinks() {
  const { say } = useText()
  const aimsAndScope = useSite()?.platform.features.aimsAndScopeLink.enabled ?? false
  return (
    <ul className={styles.links}>
      {aimsAndScope && (
        <li>
          <TextLink href="/about/aims-and-scope">{say('aims-and-scope')}</TextLink>
        </li>
      )}
      <li>
        <TextLink href="/for-authors/article-guidelines">{say('article-guidelines')}</TextLink>
      </li>
      <li>
        <TextLink href="/about/policies">{say('footer-policies')}</TextLink>
      </li>
    </ul>
  )
}
