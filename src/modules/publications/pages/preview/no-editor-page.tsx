import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { editorLoader } from './load.ts'
import '../my/messages.ts'

/** Tells editors that the site has no admin host. */
export const NoEditorPage = withMessages(['my'], function NoEditor() {
  const { title, preview } = useLoaderData<typeof editorLoader>()
  const { t } = useText()
  return (
    <NoticePage title={t('editor-none')} actions={<ButtonLink to={preview}>{t('preview')}</ButtonLink>}>
      <p>{t('editor-none-text', { title })}</p>
    </NoticePage>
  )
})
