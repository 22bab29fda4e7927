import { Link } from 'react-router'
import { useText } from '../../../sites/text/text.tsx'
import type { GatewayFacts, GatewayFilterFacts } from '../../domain/for-reading.ts'
import { gatewayTabPath } from '../../domain/paths.ts'
import styles from './filter-navigation.module.css'

interface FilterNavigationProps {
  gateway: Pick<GatewayFacts, 'name' | 'path' | 'areas' | 'filters'>
  current: GatewayFilterFacts | null
  lang: string | undefined
}

/** Lists the filters of a gateway, grouped by area. */
export function FilterNavigation({ gateway, current, lang }: FilterNavigationProps) {
  const { t, number } = useText()
  if (gateway.filters.length === 0) return null
  const all = { path: gatewayTabPath(gateway.path, 'browse'), name: t('gateway-everything'), itemCount: null, isCurrent: current === null }
  return (
    <nav aria-label={t('gateway-parts', { name: gateway.name })} className={styles.parts}>
      <ul className={styles.list}>
        <Part part={all} count={null} />
        {gateway.areas.flatMap(({ title, filters }) =>
          title === null
            ? filters.map(filter => (
                <Part
                  key={filter.id}
                  part={{ ...filter, isCurrent: filter.id === current?.id }}
                  count={number(filter.itemCount)}
                  lang={lang}
                />
              ))
            : [],
        )}
      </ul>
      {gateway.areas.map(({ title, filters }) =>
        title === null ? null : (
          <section key={title} aria-label={title}>
            <p className={styles.area} lang={lang} aria-hidden="true">
              {title}
            </p>
            <ul className={styles.list}>
              {filters.map(filter => (
                <Part
                  key={filter.id}
                  part={{ ...filter, isCurrent: filter.id === current?.id }}
                  count={number(filter.itemCount)}
                  lang={lang}
                />
              ))}
            </ul>
          </section>
        ),
      )}
    </nav>
  )
}

interface PartProps {
  part: { path: string; name: string; isCurrent: boolean }
  count: string | null
  lang?: string | undefined
}

function Part({ part: { path, name, isCurrent }, count, lang }: PartProps) {
  return (
    <li>
      <Link to={path} aria-current={isCurrent ? 'page' : undefined} className={styles.part}>
        <span lang={lang}>{name}</span>
        {count !== null && <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  )
}
