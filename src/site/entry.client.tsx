import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadText } from './text/load-text.ts'
import { LoadedTextContext } from './text/text.tsx'

/** Says when the page's script has taken over from the document: a mark for measurements, and for tests that act from then on. */
function Hydrated(): null {
  useEffect(() => {
    performance.mark('recto-hydrated')
  }, [])
  return null
}

const text = await loadText(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LoadedTextContext value={text}>
        <HydratedRouter />
        <Hydrated />
      </LoadedTextContext>
    </StrictMode>,
  )
})
