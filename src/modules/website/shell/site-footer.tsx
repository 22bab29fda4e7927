import type { Network } from '../../../brands/brand.ts'
import { href } from '../../../core/http/href.ts'
import { PlainLink } from '../../../ui/link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useTranslateLabel } from '../../sites/components/use-translate-label.ts'
import { askForConsent } from '../../sites/consent/consent-store.ts'
import { copyrightOwner, copyrightYears } from '../../sites/domain/copyright.ts'
import { type FooterLink, footerLinks } from '../../sites/domain/navigation/footer-links.ts'
import { leadsToFinding, offersReading } from '../../sites/domain/submission-only.ts'
import { type SiteFacts, useSite } from '../../sites/pages/use-site.ts'
import { useText } from '../../sites/text/text.tsx'
import { isFilePath } from './navigation-rules.ts'
import { OpenAccess } from './open-access.tsx'
import styles from './site-footer.module.css'

export interface FooterProps {
  site: Pick<SiteFacts, 'platform' | 'menu' | 'footer' | 'partnerLogos' | 'follow' | 'year'>
}

const partners = { key: 'footer-resources', href: href('/about/*', { '*': 'resources-for-partners' }) }
const api = { key: 'footer-api', href: '/api/docs/openapi.json' }
const cookies = { key: 'footer-cookies', href: href('/legal/*', { '*': 'privacypolicy/cookies' }) }
const terms = { key: 'footer-terms', href: href('/legal/*', { '*': 'termsandconditions' }) }
const networks: Record<Network, string> = {
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  x: 'X',
  youtube: 'YouTube',
}

export function SiteFooter() {
  const site = useSite()
  return site && <Footer site={site} />
}

/** Navigation, licences, partners and the publisher (specification, accounts.md section 2 “Footer”). */
export function Footer({ site }: FooterProps) {
  const { platform, menu, footer, partnerLogos, follow, year } = site
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const isHydrated = useHydrated()
  const isPolicy = ({ href }: FooterLink) => href.startsWith('/legal')
  const isThere = ({ href }: FooterLink) => offersReading(platform) || !leadsToFinding(href)
  const information = [...footerLinks.standard.filter(link => !isPolicy(link) && isThere(link)), partners, api]
  const policies = [...footerLinks.standard.filter(isPolicy), terms, cookies]
  const manageCookies = (
    // Without JavaScript no cookie is set that needs consent, so there is nothing to manage.
    <li key="manage" hidden={!isHydrated}>
      <button type="button" className={styles.manage} onClick={askForConsent}>
        {t('footer-manage-cookies')}
      </button>
    </li>
  )
  return (
    <footer className={styles.footer}>
      {footer === 'commission' && (
        <nav aria-labelledby="footer-commission" className={styles.commission}>
          <div className={styles.inner}>
            <h2 id="footer-commission">{t('footer-commission')}</h2>
            <Links links={footerLinks.commission} />
          </div>
        </nav>
      )}
      <div className={styles.inner}>
        <div className={styles.columns}>
          <OpenAccess />
          <nav aria-label={t('footer-navigation')} className={styles.navigation}>
            <div>
              <h2>{t('footer-explore')}</h2>
              <Links links={menu.flatMap(({ label, href }) => (href === null ? [] : [{ text: translateLabel(label), href }]))} />
            </div>
            <div>
              <h2>{t('footer-information')}</h2>
              <Links links={footer === 'commission' ? information.filter(isNew) : information} />
            </div>
            <div>
              <h2>{t('footer-policies')}</h2>
              <Links links={footer === 'commission' ? policies.filter(isNew) : policies}>{manageCookies}</Links>
            </div>
            {follow.length > 0 && (
              <div>
                <h2>{t('footer-follow')}</h2>
                <ul>
                  {follow.map(({ name, icon, href }) => (
                    <li key={href}>
                      <PlainLink href={href} aria-label={t('footer-follow-on', { name, network: networks[icon] })}>
                        <span data-network={icon} className={styles.network} aria-hidden /> {networks[icon]}
                      </PlainLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </nav>
        </div>
        {partnerLogos.length > 0 && (
          <section aria-labelledby="footer-partners" className={styles.partners}>
            <h2 id="footer-partners">{t('footer-partners')}</h2>
            <ul>
              {partnerLogos.map(({ name, file, href, width, height }) => {
                const logo = <img src={`/brand/${file}`} alt={name} width={width} height={height} loading="lazy" />
                return <li key={file}>{href === null ? logo : <PlainLink href={href}>{logo}</PlainLink>}</li>
              })}
            </ul>
          </section>
        )}
        <p className={styles.line}>
          <span>{t('footer-copyright', { years: copyrightYears(platform.startYear, year), owner: copyrightOwner(platform) })}</span>
          <span>{platform.displayName}</span>
          {platform.issn !== null && <span>{t('footer-issn', { issn: platform.issn })}</span>}
        </p>
      </div>
    </footer>
  )
}

/** The European Commission's block contains these links already. */
const isNew = (link: FooterLink): boolean => !footerLinks.commission.some(({ href }) => href === link.href)

function Links({ links, children }: { links: readonly (FooterLink | { text: string; href: string })[]; children?: React.ReactNode }) {
  const { translateKey } = useText()
  return (
    <ul>
      {links.map(link => (
        <li key={link.href}>
          <PlainLink href={link.href} file={isFilePath(link.href)}>
            {'text' in link ? link.text : translateKey(link.key)}
          </PlainLink>
        </li>
      ))}
      {children}
    </ul>
  )
}
