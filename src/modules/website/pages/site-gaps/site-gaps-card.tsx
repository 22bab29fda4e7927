import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { neededSettings } from '../../../sites/domain/site-gaps.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { SiteGap } from '../../domain/find-site-gaps.ts'
import styles from './site-gaps-card.module.css'
import './messages.ts'

const settingKeys = messageKeys('gaps', neededSettings)

/** What a site still lacks, each with the place where it is mended; nothing where the site is complete. */
export const SiteGapsCard = withMessages(['site-gaps'], function Card({ gaps }: { gaps: readonly SiteGap[] }) {
  const { t } = useText()
  if (gaps.length === 0) return null
  const pages = gaps.flatMap(gap => (gap.kind === 'page' ? [gap] : []))
  return (
    <section className={styles.card} aria-labelledby="site-gaps">
      <h2 id="site-gaps">{t('gaps-title')}</h2>
      <p>{t('gaps-lead')}</p>
      <ul className={styles.gaps}>
        {gaps.map(gap => gap.kind !== 'page' && <Gap key={gap.kind === 'setting' ? gap.name : gap.kind} gap={gap} />)}
        {pages.length > 0 && (
          <li>
            <p>{t('gaps-pages')}</p>
            <ul className={styles.pages}>
              {pages.map(({ id, path }) => (
                <li key={id}>
                  <Link to={href('/my/content/pages/:pageId', { pageId: id })}>{path}</Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </section>
  )
})

/** A gap that is mended outside the browser, with the setting or the command. */
function Gap({ gap }: { gap: Exclude<SiteGap, { kind: 'page' }> }) {
  const { t } = useText()
  switch (gap.kind) {
    case 'setting':
      return (
        <Outside what={t(settingKeys[gap.name])} section="Sites and brands">
          {t('gaps-in-settings')} <code>RECTO_PLATFORMS</code> (<code>{gap.name}</code>)
        </Outside>
      )
    case 'host':
      return (
        <Outside what={t('gaps-host')} section="From the first start to a public site">
          {t('gaps-in-settings')} <code>RECTO_PLATFORMS</code> (<code>hosts</code>)
        </Outside>
      )
    case 'mail':
      return (
        <Outside what={t('gaps-mail')} section="Mail">
          {t('gaps-in-settings')} <code>RECTO_SMTP_URL</code>, <code>RECTO_MAIL_FROM</code>.{' '}
          <Link to={href('/outbox')}>{t('gaps-outbox')}</Link>
        </Outside>
      )
    case 'sample-content':
      return (
        <Outside what={t('gaps-sample-content', { count: gap.count })} section="Your own articles">
          {t('gaps-command')} <code>npm run recto -- demo clear</code>
        </Outside>
      )
    case 'organisations':
      return (
        <Outside what={t('gaps-organisations')} section="Your own articles">
          {t('gaps-command')} <code>npm run recto -- organisations load FILE</code>
        </Outside>
      )
  }
}

function Outside({ what, section, children }: { what: string; section: string; children: ReactNode }) {
  const { t } = useText()
  return (
    <li>
      <p>{what}</p>
      <p className={styles.where}>
        <span>{children}</span>
        <span>{t('gaps-readme', { section })}</span>
      </p>
    </li>
  )
}
