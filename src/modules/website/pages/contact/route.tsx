import mail from '@tabler/icons/outline/mail.svg?raw'
import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { type ContactKind, contactOf } from '../../../sites/domain/contact.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { contactSubjects } from '../../domain/contact-message.ts'
import styles from './page.module.css'
import { contactSubjectKeys } from './subject-keys.ts'
import './messages.ts'

/** Shows the platform's email addresses with their purposes; a single one serves both. */
export default withMessages(['contact'], function Contact() {
  const { t } = useText()
  const platform = useSite()?.platform
  const title = t('footer-contact')
  const addressFor = (kind: ContactKind) => (platform ? contactOf(platform, kind) : null)
  const addresses = [
    { title: t('contact-editorial'), text: t('contact-editorial-text'), address: addressFor('editorial') },
    { title: t('contact-information'), text: t('contact-information-text'), address: addressFor('info') },
  ]
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={t('contact-description', { site: platform?.displayName ?? '' })} />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <div className={styles.addresses}>
        {addresses.map(each => (
          <section key={each.title}>
            <h2>{each.title}</h2>
            <p>{each.text}</p>
            {each.address === null ? (
              <p>{t('contact-none')}</p>
            ) : (
              <a href={`mailto:${each.address}`}>
                <Icon svg={mail} /> {each.address}
              </a>
            )}
          </section>
        ))}
      </div>
      {addressFor('info') !== null && (
        <section className={styles.write}>
          <h2>{t('contact-write')}</h2>
          <p>{t('contact-write-text')}</p>
          <ul>
            {contactSubjects.map(subject => (
              <li key={subject}>
                <ButtonLink to={`${href('/contact/message')}?subject=${subject}`} variant="secondary">
                  {t(contactSubjectKeys[subject])}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {platform?.postalAddress && (
        <section className={styles.postal}>
          <h2>{t('contact-postal')}</h2>
          <address>{platform.postalAddress}</address>
        </section>
      )}
    </main>
  )
})
