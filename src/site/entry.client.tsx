import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadText } from './text/load-text.ts'
import { LoadedTextContext } from './text/text.tsx'

const text = await loadText(document.documentElement.lang)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LoadedTextContext value={text}>
        <HydratedRouter />
      </LoadedTextContext>
    </StrictMode>,
  )
})
