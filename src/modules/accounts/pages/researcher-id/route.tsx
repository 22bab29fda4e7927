import { useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { ResearcherIdMessage } from '../../domain/researcher-id.ts'
import type { loader } from './load.ts'
import '../../components/sign-in-methods/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

const titles = {
  complete: 'researcher-id-complete-title',
  'not-found': 'researcher-id-not-found',
  unauthorised: 'authorization-failed',
  failed: 'critical-error-title',
} as const

/** The pop-up window that links a researcher id: it shows the outcome, posts it to the page that opened it, and closes. */
export default withMessages(['ways-in'], function ResearcherId() {
  const { outcome } = useLoaderData<typeof loader>()
  const { t } = useText()
  const clientInfo = useHydrated() ? askingWindow() : null
  const reportAndClose = (asking: Window) => {
    const message: ResearcherIdMessage = { task: 'publons-login', success: outcome === 'complete' }
    // The message is for this site's pages only.
    asking.postMessage(message, location.origin)
    window.close()
  }
  return (
    <NoticePage
      title={t(titles[outcome])}
      actions={
        clientInfo === null ? (
          <ButtonLink to={`${href('/my/user-details')}#researcher-id`} reloads>
            {t('researcher-id-back')}
          </ButtonLink>
        ) : (
          <Button onClick={() => reportAndClose(clientInfo)}>{t('popup-ok')}</Button>
        )
      }
    >
      {outcome !== 'complete' && <p>{t('researcher-id-failed')}</p>}
    </NoticePage>
  )
})

/** The window that opened this one, or its parent frame; null where there is none. */
function askingWindow(): Window | null {
  const opener: unknown = window.opener
  if (isWindow(opener)) return opener
  return window.parent === window ? null : window.parent
}

/** No `instanceof`: another window has its own classes. */
const isWindow = (opener: unknown): opener is Window => typeof opener === 'object' && opener !== null && 'postMessage' in opener
