import { Table } from '../../../ui/table.tsx'
import { useSite } from '../../sites/pages/use-site.ts'
import { useText } from '../../sites/text/text.tsx'
import { ShortNumber } from '../components/short-number.tsx'
import type { ShownFigures } from '../domain/figures.ts'
import { downloadsIn, type UsageTotals } from '../domain/item-metrics.ts'
import styles from './page.module.css'

interface UsageProps {
  totals: Record<'research' | 'pmc' | 'zenodo', UsageTotals | null>
  deposit: ShownFigures['deposit']
}

type UsageColumn = [string, (counted: UsageTotals) => number]

const reportViews = ({ numberOfReportViews }: UsageTotals): number => numberOfReportViews

/** The total usage: the sums, and beneath them the count of each source. */
export function Usage({ totals, deposit }: UsageProps) {
  const { t, number } = useText()
  const site = useSite()
  const rows = [
    { source: site?.platform.displayName ?? '', counted: totals.research },
    { source: 'PubMed Central', counted: totals.pmc },
    { source: 'Zenodo', counted: totals.zenodo },
  ].flatMap(({ source, counted }) => (counted === null ? [] : [{ source, counted }]))
  const sum = (of: (counted: UsageTotals) => number) => rows.reduce((all, { counted }) => all + of(counted), 0)
  const tiles = [
    { name: t('metrics-views'), value: sum(({ numberOfViews }) => numberOfViews) },
    { name: t('metrics-downloads'), value: sum(downloadsIn) },
    { name: t('metrics-visits'), value: sum(({ uniqueItemInvestigations }) => uniqueItemInvestigations) },
  ]
  const columns: UsageColumn[] = [
    [t('metrics-views'), ({ numberOfViews }) => numberOfViews],
    [t('metrics-pdf'), ({ numberOfPdfDownloads }) => numberOfPdfDownloads],
    [t('metrics-xml'), ({ numberOfXmlDownloads }) => numberOfXmlDownloads],
    [t('metrics-other'), ({ numberOfOtherDownloads }) => numberOfOtherDownloads],
    // No item but an article has reports.
    ...(sum(reportViews) > 0 ? [[t('metrics-reports'), reportViews] satisfies UsageColumn] : []),
  ]
  return (
    <section>
      <h2>{t('metrics-views-and-downloads')}</h2>
      <dl className={styles.tiles}>
        {tiles.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ShortNumber value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <Table caption={t('metrics-views-and-downloads')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('metrics-counted-by')}</th>
            {columns.map(([name]) => (
              <th key={name} scope="col" data-numeric="">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ source, counted }) => (
            <tr key={source}>
              <th scope="row">{source === 'Zenodo' && deposit?.url ? <a href={deposit.url}>{source}</a> : source}</th>
              {columns.map(([name, of]) => (
                <td key={name} data-numeric="">
                  {number(of(counted))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
