import { Table } from './table.tsx'

const charges = [
  ['Research Article', '8 weeks', 1350],
  ['Software Tool Article', '6 weeks', 1350],
  ['Data Note', '4 weeks', 700],
  ['Correspondence', '2 weeks', 0],
] as const

const rows = (
  <>
    <thead>
      <tr>
        <th scope="col">Article type</th>
        <th scope="col">Usual time to the first report</th>
        <th scope="col" data-numeric="">
          Charge in US dollars
        </th>
      </tr>
    </thead>
    <tbody>
      {charges.map(([type, time, charge]) => (
        <tr key={type}>
          <th scope="row">{type}</th>
          <td>{time}</td>
          <td data-numeric="">{charge.toLocaleString('en')}</td>
        </tr>
      ))}
    </tbody>
  </>
)

export const gallery: { title: string; element: React.ReactNode }[] = [
  { title: 'Shaded rows', element: <Table caption="Charges by article type">{rows}</Table> },
  {
    title: 'Without shading, caption for screen readers',
    element: (
      <Table caption="Charges by article type, once more" captionHidden shaded={false}>
        {rows}
      </Table>
    ),
  },
  {
    title: 'As an editor wrote it',
    element: (
      <div className="rich-text">
        <table>
          <caption>Plain table in rich text</caption>
          {rows}
        </table>
      </div>
    ),
  },
]
