import { Form } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import styles from '../login/page.module.css'
import '../login/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

/** This page is for users who came by another site's link. */
export default withMessages(['session'], function SignOut() {
  const { t } = useText()
  const title = t('sign-out-ask')
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={styles.lead}>{t('sign-out-ask-text')}</p>
      <Form method="post" reloadDocument className={styles.actions}>
        <Button type="submit">{t('sign-out')}</Button>
        <ButtonLink to={href('/')} variant="secondary">
          {t('sign-out-stay')}
        </ButtonLink>
      </Form>
    </main>
  )
})
