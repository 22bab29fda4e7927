/** The document in the preview frame. It is independent of the editor's page: it has its own messages and styles, and no script. */
import { useActionData } from 'react-router'
import type { FieldErrors } from '../../../../../core/forms/message-keys.ts'
import { type Labels, translateAnswer } from '../../../../accounts/components/account-form/form-messages.ts'
import { GatewayMain } from '../../../../gateways/pages/gateway/gateway-screen.tsx'
import { PageHead } from '../../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { PostScreen } from '../../blog/post-page.tsx'
import { SitePageScreen } from '../../site-page/site-page-screen.tsx'
import { RedirectNotice } from '../../static-preview/redirect-notice.tsx'
import { labelsOfPage, labelsOfPost } from '../field-labels.ts'
import { invalidList } from './invalid-list.ts'
import type { pageAction, postAction } from './load.ts'
import '../../blog/messages.ts'
import '../../../../gateways/pages/gateway/messages.ts'
import '../../site-page/messages.ts'
import '../messages.ts'

export const DrawnPage = withMessages(
  ['content-manager', 'forms', 'site-pages', 'gateways', 'publish', 'lists', 'browse'],
  function DrawnPage() {
    const shown = useActionData<typeof pageAction>()
    const { t } = useText()
    if (shown === undefined) return null
    if (shown.kind === 'wrong') return <Invalid errors={shown.errors} labels={labelsOfPage(t)} />
    return (
      <>
        {shown.leadsTo !== null && <RedirectNotice href={shown.leadsTo} />}
        {shown.gateway === null ? <SitePageScreen page={shown.page} /> : <GatewayMain shown={shown.gateway} />}
      </>
    )
  },
)

export const DrawnPost = withMessages(['content-manager', 'forms', 'blog'], function DrawnPost() {
  const shown = useActionData<typeof postAction>()
  const { t } = useText()
  if (shown === undefined) return null
  if (shown.kind === 'wrong') return <Invalid errors={shown.errors} labels={labelsOfPost(t)} />
  return <PostScreen post={shown.post} share={null} />
})

/** Lists the errors that prevent a preview; `requestPreview` reads the list. */
function Invalid({ errors, labels }: { errors: FieldErrors; labels: Labels }) {
  const text = useText()
  const said = translateAnswer(errors, null, labels, text).errors ?? {}
  return (
    <main id="content">
      <PageHead title={text.t('live-preview')} hidden />
      <ul id={invalidList}>
        {Object.entries(said).map(([field, message]) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    </main>
  )
}
