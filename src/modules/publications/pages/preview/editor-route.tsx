import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { editorLoader } from './load.ts'
import '../my/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { editorLoader as loader } from './load.ts'

/** Tells editors that the site has no admin host. */
export default withMessages(['my'], function NoEditor() {
  const { title, preview } = useLoaderData<typeof editorLoader>()
  const { t } = useText()
  return (
    <NoticePage title={t('editor-none')} actions={<ButtonLink to={preview}>{t('preview')}</ButtonLink>}>
      <p>{t('editor-none-text', { title })}</p>
    </NoticePage>
  )
})
