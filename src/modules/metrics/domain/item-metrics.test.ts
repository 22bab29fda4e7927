import { describe, expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { monthlyOf, monthsCounted, totalsOf, type UsageCount } from './item-metrics.ts'
import { isMonth, monthsBetween } from './months.ts'
import { sampleReportViews, usageOfReports } from './sample-usage.ts'

test.each<[string, string, string[]]>([
  ['2023-11', '2024-02', ['2023-11', '2023-12', '2024-01', '2024-02']],
  ['2021-02', '2021-05', ['2021-04', '2021-05']],
  ['2021-02', '2021-03', []],
  ['2024-02', '2024-02', ['2024-02']],
  ['2024-03', '2024-02', []],
])('the months from %s to %s are listed (R9-18)', (from, to, months) => expect(monthsBetween(from, to)).toEqual(months))

test.each([
  ['2024-05', true],
  ['2024-00', false],
  ['2024-13', false],
  ['2024-5', false],
  ['2024-05-01', false],
])('whether %s is a month is %s', (text, is) => expect(isMonth(text)).toBe(is))

const count = (month: string, uses: number, over: Partial<UsageCount> = {}): UsageCount => ({
  source: 'research',
  kind: 'view',
  month,
  uses,
  ...over,
})
const none = { numberOfViews: 0, numberOfPdfDownloads: 0, numberOfXmlDownloads: 0, numberOfOtherDownloads: 0, numberOfReportViews: 0 }

describe('total metrics', () => {
  test('they have every counted use, also from before April 2021', () => {
    const counts = [count('2020-12', 40), count('2021-04', 2), count('2021-05', 3), count('2021-05', 1, { kind: 'pdf-download' })]
    expect(totalsOf(counts, 'research')).toMatchObject({ ...none, numberOfViews: 45, numberOfPdfDownloads: 1 })
  })

  test('without counted uses they are zero for this site and unknown for other sources', () => {
    expect(totalsOf([], 'research')).toMatchObject(none)
    expect(totalsOf([], 'pmc')).toBeNull()
    expect(totalsOf([count('2024-01', 1)], 'zenodo')).toBeNull()
  })
})

describe('metrics by month', () => {
  test('they begin in April 2021 at the earliest, and have no gap after the first month with uses (R9-18)', () => {
    const counts = [count('2021-01', 7), count('2021-03', 9), count('2021-05', 3)]
    expect(monthsCounted(counts, '2021-07')).toEqual(['2021-05', '2021-06', '2021-07'])
    expect(monthlyOf(counts, 'research', ['2021-05', '2021-06'])).toEqual([
      { monthYear: '2021-05', ...none, numberOfViews: 3 },
      { monthYear: '2021-06', ...none },
    ])
  })

  test('sources have the same months, and a source without counts has none', () => {
    const counts = [count('2024-01', 1), count('2024-03', 5, { source: 'pmc' })]
    const months = monthsCounted(counts, '2024-03')
    expect(monthlyOf(counts, 'pmc', months).map(({ monthYear, numberOfViews }) => [monthYear, numberOfViews])).toEqual([
      ['2024-01', 0],
      ['2024-02', 0],
      ['2024-03', 5],
    ])
    expect(monthlyOf([count('2024-01', 1)], 'pmc', months)).toEqual([])
    expect(monthsCounted([count('2020-01', 5)], '2024-03')).toEqual([])
  })
})

test('sample views of reports are fewer than the article’s, differ, and add up', () => {
  const months = ['2024-01', '2024-02']
  const own = months.map(month => count(month, 400))
  const views = sampleReportViews([testId(7), testId(8)], 3, own)
  expect(views.map(({ reportId }) => reportId)).toEqual([7, 7, 8, 8])
  for (const each of views) expect(each.views).toBeLessThan(60)
  expect(views[0]?.views).not.toBe(views[2]?.views)
  expect(usageOfReports(views).map(({ month, kind, uses }) => [month, kind, uses])).toEqual(
    months.map(month => [month, 'report-view', views.filter(each => each.month === month).reduce((sum, each) => sum + each.views, 0)]),
  )
})
