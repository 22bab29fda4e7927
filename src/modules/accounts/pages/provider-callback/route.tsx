import { useLoaderData } from 'react-router'
import { withMessages } from '../../../sites/text/text.tsx'
import { ProviderSignInFailed } from '../../components/sign-in-methods/provider-sign-in-failed.tsx'
import type { loader } from './load.ts'
import '../../components/sign-in-methods/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

/** Shown only if the sign-in failed. */
export default withMessages(['ways-in'], function ProviderCallback() {
  const { provider, problem, returnTo } = useLoaderData<typeof loader>()
  return <ProviderSignInFailed provider={provider} problem={problem} returnTo={returnTo} />
})
