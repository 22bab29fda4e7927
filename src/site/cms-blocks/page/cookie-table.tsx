import { Fragment } from 'react'
import { type CookieRow, cookieTable, shownNames } from '../../../domain/consent/cookie-table.ts'
import { DataTable } from '../../../ui/table.tsx'
import { type Text, useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import '../../shell/consent/words.ts'

/** Every cookie that this site can set: its name, what it is for, what it needs, and how long it stays. */
export const CookieTable = withWords(['cookies'], function Cookies() {
  const { say } = useText()
  const origin = useSite()?.origin ?? null
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
              {shownNames(name, origin).map((shown, index) => (
                <Fragment key={shown}>
                  {index > 0 && ', '}
                  <code>{shown}</code>
                </Fragment>
              ))}
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
