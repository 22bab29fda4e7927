import { useLoaderData } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { NoticePage } from '../../components/notice-page.tsx'
import { useText, withWords } from '../../text/text.tsx'
import type { loader } from './load.ts'
import '../../components/ways-in/words.ts'

const titles = {
  complete: 'researcher-id-complete-title',
  'not-found': 'researcher-id-not-found',
  unauthorised: 'authorization-failed',
  failed: 'critical-error-title',
} as const

/** In the window that was opened to link a researcher id: says how that went, tells the page that opened it, and closes. */
export const ResearcherIdPage = withWords(['ways-in'], function ResearcherId() {
  const { outcome } = useLoaderData<typeof loader>()
  const { say } = useText()
  const hydrated = useHydrated()
  const tellAndClose = () => {
    const opener: unknown = window.opener
    const asker = isWindow(opener) ? opener : window.parent
    // To a page of this site and to no other.
    asker.postMessage({ task: 'publons-login', success: outcome === 'complete' }, location.origin)
    window.close()
  }
  return (
    <NoticePage title={say(titles[outcome])} actions={hydrated && <Button onClick={tellAndClose}>{say('popup-ok')}</Button>}>
      {outcome !== 'complete' && <p>{say('researcher-id-failed')}</p>}
    </NoticePage>
  )
})

/** Of another window, whose classes are not this one's. */
const isWindow = (opener: unknown): opener is Window => typeof opener === 'object' && opener !== null && 'postMessage' in opener
