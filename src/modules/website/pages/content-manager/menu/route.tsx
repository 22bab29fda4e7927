import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './load.ts'
import { MenuEditor } from './menu-editor.tsx'
import styles from './page.module.css'
import { menuTexts, rowsIn } from './row-entries.ts'
import '../../../../accounts/components/account-form/messages.ts'
import '../messages.ts'
import './messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'site-menus', 'forms'], function Menu() {
  const { entries, autosave, version, isOwn, paths, isDone } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
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
      <AutosavedForm
        autosave={autosave}
        saved={entries}
        baseField="version"
        base={version}
        refused={answered?.entries}
        labelOf={() => t('menu-entries')}
        textsOf={menuTexts}
      >
        {({ entries: shown, key, hidden }) => (
          <MenuEditor
            key={key}
            rows={rowsIn(shown)}
            errors={answered?.errors}
            version={version}
            hidden={hidden}
            isOwn={isOwn}
            paths={paths}
          />
        )}
      </AutosavedForm>
    </ContentFrame>
  )
})
