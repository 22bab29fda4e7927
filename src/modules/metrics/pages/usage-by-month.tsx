import { LineChart } from '../../../ui/line-chart.tsx'
import { useSite } from '../../sites/pages/use-site.ts'
import { useText } from '../../sites/text/text.tsx'
import { downloadsIn, type MonthlyUsage } from '../domain/item-metrics.ts'
import styles from './page.module.css'

/** Views and downloads by month, this platform's and PubMed Central's side by side, each as a chart with its table. */
export function UsageByMonth({ monthly: { research, pmc } }: { monthly: Record<'research' | 'pmc', MonthlyUsage[]> }) {
  const { t, number, date } = useText()
  const site = useSite()
  const months = (research.length > 0 ? research : pmc).map(({ monthYear }) => monthYear)
  const sources = [
    { name: site?.platform.displayName ?? '', usage: research },
    { name: 'PubMed Central', usage: pmc },
  ].filter(({ usage }) => usage.length > 0)
  const dataOf = (of: (usage: MonthlyUsage) => number) => ({
    labels: months.map(month => date(month)),
    series: sources.map(({ name, usage }) => ({ name, values: usage.map(of) })),
  })
  const messages = { showTable: t('metrics-show-table'), label: t('metrics-month') }
  return (
    <section aria-labelledby="by-month">
      <h2 id="by-month">{t('metrics-by-month')}</h2>
      {months.length === 0 ? (
        <p className={styles.none}>{t('metrics-none-by-month')}</p>
      ) : (
        <div className={styles.charts}>
          <LineChart
            title={t('metrics-views-by-month')}
            messages={messages}
            format={number}
            data={dataOf(({ numberOfViews }) => numberOfViews)}
          />
          <LineChart title={t('metrics-downloads-by-month')} messages={messages} format={number} data={dataOf(downloadsIn)} />
        </div>
      )}
    </section>
  )
}
