import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadText } from '../modules/sites/text/load-text.ts'
import { LoadedTextContext } from '../modules/sites/text/text.tsx'
import { scrollToAnchorsSmoothly } from '../ui/smooth-anchors.ts'

/**
 * Says when the page's script has taken over from the document: for tests, which act from then on. A mark of `performance` would stop with
 * a test's clock. It stands around the router and not beside it, where it would give every id another number than the server did.
 */
function Hydrated({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    Object.assign(window, { rectoHydrated: true })
  }, [])
  return children
}

scrollToAnchorsSmoothly()
const text = await loadText(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LoadedTextContext value={text}>
        <Hydrated>
          <HydratedRouter />
        </Hydrated>
      </LoadedTextContext>
    </StrictMode>,
  )
})
