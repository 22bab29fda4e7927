import { useLoaderData } from 'react-router'
import { WayStopped } from '../../components/ways-in/way-stopped.tsx'
import { withWords } from '../../text/text.tsx'
import type { loader } from './load.ts'
import '../../components/ways-in/words.ts'

/** Shown only to who was not signed in. */
export const BackFromProviderPage = withWords(['ways-in'], function BackFromProvider() {
  const { provider, problem, returnTo } = useLoaderData<typeof loader>()
  return <WayStopped provider={provider} problem={problem} returnTo={returnTo} />
})
