import { type CookieRow, cookieTable } from '../../../domain/consent/cookie-table.ts'
import { DataTable } from '../../../ui/table.tsx'
import { type Text, useText, withWords } from '../../text/text.tsx'
import '../../shell/consent/words.ts'

/** Every cookie that this site can set: its name, what it is for, what it needs, and how long it stays. */
export const CookieTable = withWords(['cookies'], function Cookies() {
  const { say } = useText()
  return (
    <DataTable caption={say('cookie-table')}>
      <thead>
        <tr>
          <th scope="col">{say('cookie-name')}</th>
          <th scope="col">{say('cookie-purpose')}</th>
          <th scope="col">{say('cookie-category')}</th>
          <th scope="col">{say('cookie-lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {cookieTable.map(({ name, purpose, category, days }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{say(`cookie-for-${purpose}`)}</td>
            <td>{say(`consent-${category}`)}</td>
            <td>{sayLifetime(days, say)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
})

const year = 365

function sayLifetime(days: CookieRow['days'], say: Text['say']): string {
  if (days === null) return say('cookie-until-closed')
  return days % year === 0 ? say('cookie-years', { count: days / year }) : say('cookie-days', { count: days })
}
