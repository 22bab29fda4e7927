import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { PieChart } from './pie-chart.tsx'

const messages = { showTable: 'Show as table', label: 'Year' }
const format = (value: number) => value.toLocaleString('en')
const years = ['2019', '2020', '2021', '2022', '2023', '2024']

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Bars, one series',
    element: (
      <BarChart
        title="Articles published"
        description="The number of articles grew in every year but 2022."
        messages={messages}
        format={format}
        data={{ labels: years, series: [{ name: 'Articles', values: [120, 340, 910, 870, 1204, 1530] }] }}
      />
    ),
  },
  {
    title: 'Bars, several series and an unknown value',
    element: (
      <BarChart
        title="Decisions by year"
        messages={messages}
        data={{
          labels: years,
          series: [
            { name: 'Approved', values: [80, 190, 420, 510, 640, 700] },
            { name: 'Approved with reservations', values: [60, 120, 300, 280, 330, null] },
            { name: 'Not approved', values: [20, 30, 70, 50, 90, 110] },
          ],
        }}
      />
    ),
  },
  {
    title: 'Bars with long labels lie down',
    element: (
      <BarChart
        title="Charges by article type, in US dollars"
        messages={{ ...messages, label: 'Article type' }}
        format={format}
        data={{
          labels: ['Research Article', 'Software Tool Article', 'Systematic Review', 'Data Note', 'Case Report', 'Correspondence'],
          series: [{ name: 'Charge', values: [1350, 1350, 1350, 700, 700, 0] }],
        }}
      />
    ),
  },
  {
    title: 'Bars below zero',
    element: (
      <BarChart
        title="Change against the year before, per cent"
        messages={messages}
        data={{ labels: years, series: [{ name: 'Change', values: [4, 12, -6, -2.5, 8, 3] }] }}
      />
    ),
  },
  {
    title: 'Lines',
    element: (
      <LineChart
        title="Views and downloads"
        description="Downloads were not counted in 2021."
        messages={messages}
        format={format}
        data={{
          labels: years,
          series: [
            { name: 'Views', values: [12_000, 34_000, 61_000, 58_000, 83_000, 99_000] },
            { name: 'Downloads', values: [4000, 9000, null, 21_000, 30_000, 41_000] },
            { name: 'Shares', values: [800, 2600, 5100, 9000, 14_000, 16_500] },
          ],
        }}
      />
    ),
  },
  {
    title: 'A line over many months',
    element: (
      <LineChart
        title="Views by month"
        messages={{ ...messages, label: 'Month' }}
        format={format}
        data={{
          labels: Array.from({ length: 48 }, (_, month) => `${2021 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`),
          series: [
            { name: 'Views', values: Array.from({ length: 48 }, (_, month) => Math.round(4000 + month * 90 + 900 * Math.sin(month / 2))) },
          ],
        }}
      />
    ),
  },
  {
    title: 'Pie',
    element: (
      <PieChart
        title="What an article processing charge pays for"
        description="Nearly half goes into the checks before publication and the peer review after it."
        messages={{ ...messages, label: 'Part' }}
        columns={{ value: 'US dollars', share: 'Share' }}
        format={format}
        slices={[
          { label: 'Peer review', value: 420 },
          { label: 'Editorial checks', value: 230 },
          { label: 'Production and typesetting', value: 310 },
          { label: 'Platform and archiving', value: 190 },
          { label: 'Support of authors', value: 120 },
          { label: 'Waivers', value: 60 },
          { label: 'Payment', value: 20 },
        ]}
      />
    ),
  },
]
