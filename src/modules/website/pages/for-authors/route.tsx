import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { type ContentType, contentTypes } from '../../../../document/metadata/content-type.ts'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import '../../../sites/text/publish-messages.ts'

export { loader } from './load.ts'

/** The site's pages for authors; a read-only platform has no link to submissions. */
export default withMessages(['publish'], function ForAuthors() {
  const { submit } = useLoaderData<typeof loader>()
  const { t } = useText()
  const types = useSite()?.platform.contentTypes ?? contentTypes
  const offers = (type: ContentType) => types.includes(type)
  const title = t('menu-for-authors')
  const pages = [
    ...(submit === null ? [] : [{ href: submit, name: t('submit-your-research'), about: t('for-authors-publish-text') }]),
    { href: href('/for-authors/article-guidelines'), name: t('article-guidelines'), about: t('for-authors-guidelines-text') },
    ...(offers('DOCUMENT')
      ? [
          {
            href: href('/for-authors/*', { '*': 'document-guidelines' }),
            name: t('document-guidelines'),
            about: t('for-authors-documents-text'),
          },
        ]
      : []),
    ...(offers('POSTER') || offers('SLIDE')
      ? [
          {
            href: href('/for-authors/*', { '*': 'posters-and-slides-guidelines' }),
            name: t('posters-and-slides-guidelines'),
            about: t('for-authors-posters-text'),
          },
        ]
      : []),
    {
      href: href('/for-authors/*', { '*': 'article-processing-charges' }),
      name: t('article-charges'),
      about: t('for-authors-charges-text'),
    },
    {
      href: href('/about/*', { '*': 'peer-review-guidelines' }),
      name: t('peer-review-guidelines'),
      about: t('for-authors-peer-review-text'),
    },
    { href: href('/about/*', { '*': 'policies' }), name: t('policies'), about: t('for-authors-policies-text') },
  ]
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={t('for-authors-lead')} />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('for-authors-lead')}</p>
      <ul className={styles.pages}>
        {pages.map(({ href, name, about }) => (
          <li key={href}>
            <h2>
              <Link to={href}>{name}</Link>
            </h2>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </main>
  )
})
