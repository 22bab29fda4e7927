import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import styles from '../board/page.module.css'
import { ContentFrame } from '../content-frame.tsx'
import { labelIn } from '../field-labels.ts'
import { refusalParts } from '../refusal-parts.ts'
import type { action, loader } from './load.ts'
import { labelsOfSettings, SettingsForm } from './settings-form.tsx'
import '../menu/messages.ts'
import '../messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

export default withMessages(['content-manager', 'site-menus', 'forms'], function Settings() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const { conflict, refusal } = refusalParts(refused?.refusal, text)
  const { frontPageId, wordpress } = shown
  return (
    <ContentFrame area="settings">
      {refused === undefined && shown.isDone && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('settings-done')}
        </Alert>
      )}
      <section aria-labelledby="front" className={styles.part}>
        <h2 id="front">{t('content-front-page')}</h2>
        <p className={styles.lead}>{t(frontPageId === null ? 'settings-front-built-in' : 'settings-front-written')}</p>
        <p>
          <Link
            to={
              frontPageId === null
                ? `${href('/my/content/pages/:pageId', { pageId: 'new' })}?path=/`
                : href('/my/content/pages/:pageId', { pageId: frontPageId })
            }
          >
            {t(frontPageId === null ? 'settings-front-write' : 'settings-front-edit')}
          </Link>
        </p>
      </section>
      {wordpress !== null && (
        <section aria-labelledby="wordpress" className={styles.part}>
          <h2 id="wordpress">{t('wordpress')}</h2>
          <p className={styles.lead}>
            {t(wordpress.isFollowed ? 'settings-wordpress-followed' : 'settings-wordpress-not-followed', { address: wordpress.home })}
          </p>
          <p>
            <Link to={href('/my/content/settings/wordpress')}>{t(wordpress.isFollowed ? 'wordpress-stop' : 'wordpress-resume')}</Link>
          </p>
        </section>
      )}
      <AutosavedForm
        autosave={shown.autosave}
        saved={shown.entries}
        baseField="word"
        base={shown.word}
        refused={refused?.entries}
        conflict={conflict}
        labelOf={field => labelIn(labelsOfSettings(t), field)}
      >
        {({ entries, key, hidden }) => <SettingsForm key={key} settings={shown} entries={entries} hidden={hidden} refusal={refusal} />}
      </AutosavedForm>
    </ContentFrame>
  )
})
