import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './load.ts'
import { MenuEditor } from './menu-editor.tsx'
import styles from './page.module.css'
import '../../../../accounts/components/account-form/messages.ts'
import '../messages.ts'
import './messages.ts'

export const MenuPage = withMessages(['content-manager', 'site-menus', 'forms'], function Menu() {
  const { rows, version, isOwn, addresses, isDone } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const shown = answered ?? { rows, version, problems: {}, isLate: false }
  return (
    <ContentFrame area="menu">
      <p className={styles.lead}>
        {t(isOwn ? 'menu-lead' : 'menu-lead-brand')} <Link to={href('/my/content/menu/revisions')}>{t('content-see-revisions')}</Link>
      </p>
      {isDone && answered === undefined && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('menu-saved')}
        </Alert>
      )}
      {shown.isLate && (
        <Alert type="WARNING" typeLabel={t('alert-warning')} title={t('menu-late')}>
          {t('menu-late-help')} <a href={href('/my/content/menu')}>{t('menu-late-see')}</a>
        </Alert>
      )}
      <MenuEditor
        // New values from the server reset the fields.
        key={JSON.stringify([shown.rows, shown.version, shown.isLate])}
        rows={shown.rows}
        problems={shown.problems}
        version={shown.version}
        isOwn={isOwn}
        addresses={addresses}
      />
    </ContentFrame>
  )
})
