import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { LinkTabs } from '../../../../ui/link-tabs.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type MessageKey, type Text, useText, withMessages } from '../../../sites/text/text.tsx'
import type { GatewayListName } from '../../domain/gateway.ts'
import '../gateway/messages.ts'
import { pathOfList } from '../../domain/paths.ts'
import { GatewayCards } from './gateway-cards.tsx'
import { ListFilter } from './list-filter.tsx'
import { listPath } from './list-path.ts'
import type { loadList } from './load.ts'
import styles from './page.module.css'

const introductions: Readonly<Record<GatewayListName, MessageKey>> = {
  gateways: 'gateways-intro',
  special: 'special-intro',
  collections: 'collections-intro',
  'community-gateways': 'community-gateways-intro',
}

/** A shorter list is seen at a glance. */
const fewestToFilter = 10

export type ShownList = Awaited<ReturnType<typeof loadList>>

export const GatewaysPage = withMessages(['gateways'], function Gateways() {
  return <GatewayListScreen shown={useLoaderData<ShownList>()} />
})

/** Shows the gateways of one kind, with tabs to the other kinds (specification, reading.md section 2.3). */
export function GatewayListScreen({ shown }: { shown: ShownList }) {
  const text = useText()
  const { t } = text
  const features = useSite()?.platform.features
  const titleKey = features?.specialCollections.titleKey ?? 'menu-special-collections'
  const title = titleOf(text, shown.list, titleKey)
  const hasFilter = shown.text !== '' || shown.total >= fewestToFilter
  const tabs = shown.lists.includes(shown.list) ? shown.lists : [shown.list, ...shown.lists]
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} description={t(introductions[shown.list])} path={shown.canonical} hidden={shown.text !== ''} />
      <PageBreadcrumbs title={title} />
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.introduction}>{t(introductions[shown.list])}</p>
        <p className={styles.partners}>
          {t('gateway-partners')} <Link to={href('/about/*', { '*': 'resources-for-partners' })}>{t('footer-resources')}</Link>
        </p>
      </header>
      {tabs.length > 1 && features && (
        <LinkTabs
          label={t('gateway-lists')}
          tabs={tabs.map(list => ({
            href: pathOfList(list, features),
            label: titleOf(text, list, titleKey),
            current: list === shown.list,
          }))}
        />
      )}
      {hasFilter ? <ListFilter path={shown.path} text={shown.text} /> : <div className={styles.space} />}
      <GatewayCards cards={shown.cards} text={shown.text} path={shown.path} />
      <Pagination
        page={shown.page}
        last={shown.lastPage}
        hrefOf={page => listPath(shown.path, { text: shown.text, page })}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: each => t('page-number', { number: each }) }}
      />
    </main>
  )
}

function titleOf({ t, translateKey }: Text, list: GatewayListName, specialKey: string): string {
  switch (list) {
    case 'special':
      return translateKey(specialKey)
    case 'gateways':
      return t('menu-gateways')
    case 'collections':
      return t('menu-collections')
    case 'community-gateways':
      return t('menu-community-gateways')
  }
}
