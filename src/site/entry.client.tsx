import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadText } from '../modules/sites/text/load-text.ts'
import { LoadedTextContext } from '../modules/sites/text/text.tsx'
import { scrollToAnchorsSmoothly } from '../ui/smooth-anchors.ts'

/**
 * Marks the end of hydration for tests, which act from then on. A mark of `performance` would stop with
 * a test's clock. It wraps the router, because beside it, it would change the ids that the server generated.
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
