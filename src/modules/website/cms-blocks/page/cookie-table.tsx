import { Fragment } from 'react'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Table } from '../../../../ui/table.tsx'
import { consentKeys } from '../../../sites/components/consent-keys.ts'
import { type CookieRow, cookieTable, shownNames } from '../../../sites/domain/consent/cookie-table.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import { type Text, useText, withMessages } from '../../../sites/text/text.tsx'
import '../../../sites/consent/messages.ts'

const purposeKeys = messageKeys('cookie-for', [
  'session',
  'rememberMe',
  'journey',
  'pendingTracking',
  'registration',
  'consent',
  'termsAndConditions',
  'language',
  'contentEvent',
  'updatesSignUp',
  'versionWarningSuppression',
  'citationStyle',
  'livePreview',
])

/** Lists every cookie that this site can set: its name, purpose, consent category and lifetime. */
export const CookieTable = withMessages(['cookies'], function Cookies() {
  const { t } = useText()
  const origin = useSite()?.origin ?? null
  return (
    <Table caption={t('cookie-table')}>
      <thead>
        <tr>
          <th scope="col">{t('cookie-name')}</th>
          <th scope="col">{t('cookie-purpose')}</th>
          <th scope="col">{t('cookie-category')}</th>
          <th scope="col">{t('cookie-lifetime')}</th>
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
            <td>{t(purposeKeys[purpose])}</td>
            <td>{t(consentKeys[category])}</td>
            <td>{formatLifetime(days, t)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
})

const year = 365

function formatLifetime(days: CookieRow['days'], t: Text['t']): string {
  if (days === null) return t('cookie-until-closed')
  return days % year === 0 ? t('cookie-years', { count: days / year }) : t('cookie-days', { count: days })
}
