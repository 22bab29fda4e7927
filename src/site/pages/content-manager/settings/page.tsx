import { Link, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { useText, withWords } from '../../../text/text.tsx'
import styles from '../board/page.module.css'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './load.ts'
import { SettingsForm } from './settings-form.tsx'
import '../menu/words.ts'
import '../words.ts'

export const SettingsPage = withWords(['content-manager', 'site-menus', 'forms'], function Settings() {
  const shown = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { say } = useText()
  const { frontPageId, wordpress } = shown
  return (
    <ContentFrame area="settings">
      {refused === undefined && shown.isDone && (
        <Alert type="SUCCESS" typeLabel={say('alert-success')}>
          {say('settings-done')}
        </Alert>
      )}
      <section aria-labelledby="front" className={styles.part}>
        <h2 id="front">{say('content-front-page')}</h2>
        <p className={styles.lead}>{say(frontPageId === null ? 'settings-front-built-in' : 'settings-front-written')}</p>
        <p>
          <Link to={frontPageId === null ? '/my/content/pages/new?path=/' : `/my/content/pages/${frontPageId}`}>
            {say(frontPageId === null ? 'settings-front-write' : 'settings-front-edit')}
          </Link>
        </p>
      </section>
      {wordpress !== null && (
        <section aria-labelledby="wordpress" className={styles.part}>
          <h2 id="wordpress">{say('wordpress')}</h2>
          <p className={styles.lead}>
            {say(wordpress.isFollowed ? 'settings-wordpress-followed' : 'settings-wordpress-not-followed', { address: wordpress.home })}
          </p>
          <p>
            <Link to="/my/content/settings/wordpress">{say(wordpress.isFollowed ? 'wordpress-stop' : 'wordpress-resume')}</Link>
          </p>
        </section>
      )}
      <SettingsForm
        // What is stored takes the place of what is in the fields.
        key={JSON.stringify(shown.entries)}
        settings={shown}
        refused={refused}
      />
    </ContentFrame>
  )
})
