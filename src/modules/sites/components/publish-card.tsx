import { href } from '../../../core/http/href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { useSite } from '../pages/use-site.ts'
import { useText, withMessages } from '../text/text.tsx'
import styles from './publish-card.module.css'
import '../text/publish-messages.ts'

interface PublishCardProps {
  /** The publish page of the site or of a gateway; null where nothing can be submitted. */
  publishHref: string | null
  level?: 'h2' | 'h3'
}

/** “Publish your research” for a sidebar (specification, accounts.md section 2 “Sidebar and static pages”). */
export const PublishCard = withMessages(['publish'], function Card({ publishHref, level: Heading = 'h2' }: PublishCardProps) {
  const { t, language } = useText()
  const site = useSite()
  const own = site?.publishCard ?? null
  // The editors' text is in their site's own language.
  const lang = own === null || site?.platform.languages[0] === language ? undefined : site?.platform.languages[0]
  const text = own === null ? t('publish-card-text') : own.text
  return (
    <section className={styles.card} data-publish-card>
      <Heading className={styles.title} lang={lang}>
        {own?.title ?? t('publish-your-research')}
      </Heading>
      {text !== '' && (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      )}
      {publishHref !== null && <ButtonLink to={publishHref}>{t('submit-your-research')}</ButtonLink>}
      {own === null || own.links.length === 0 ? (
        <GuidanceLinks />
      ) : (
        <ul className={styles.links} lang={lang}>
          {own.links.map(({ path, text: words }) => (
            <li key={path}>
              <TextLink href={path}>{words}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** Links to the guidance for authors. */
export function GuidanceLinks() {
  const { t } = useText()
  const aimsAndScope = useSite()?.platform.features.aimsAndScopeLink.enabled ?? false
  return (
    <ul className={styles.links}>
      {aimsAndScope && (
        <li>
          <TextLink href={href('/about/*', { '*': 'aims-and-scope' })}>{t('aims-and-scope')}</TextLink>
        </li>
      )}
      <li>
        <TextLink href={href('/for-authors/article-guidelines')}>{t('article-guidelines')}</TextLink>
      </li>
      <li>
        <TextLink href={href('/about/*', { '*': 'policies' })}>{t('footer-policies')}</TextLink>
      </li>
    </ul>
  )
}
