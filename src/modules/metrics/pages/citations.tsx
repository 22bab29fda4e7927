import { Table } from '../../../ui/table.tsx'
import { PublishedDate } from '../../sites/components/published-date.tsx'
import { useText } from '../../sites/text/text.tsx'
import { type ShownFigures, serviceNames } from '../domain/figures.ts'

/** The citation count of each service that has answered; nothing where none has. */
export function Citations({ citations }: Pick<ShownFigures, 'citations'>) {
  const { t, number } = useText()
  if (citations.length === 0) return null
  return (
    <section>
      <h2>{t('metrics-citations')}</h2>
      <Table caption={t('metrics-citations')} captionHidden>
        <thead>
          <tr>
            <th scope="col">{t('metrics-counted-by')}</th>
            <th scope="col" data-numeric="">
              {t('metrics-citations')}
            </th>
            <th scope="col">{t('metrics-as-of')}</th>
          </tr>
        </thead>
        <tbody>
          {citations.map(({ service, count, url, asOf }) => (
            <tr key={service}>
              <th scope="row">{url === null ? serviceNames[service] : <a href={url}>{serviceNames[service]}</a>}</th>
              <td data-numeric="">{number(count)}</td>
              <td>
                <PublishedDate date={asOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
