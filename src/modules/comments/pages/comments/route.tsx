import type { ClientActionFunctionArgs, ClientLoaderFunctionArgs } from 'react-router'
import type { action } from './act.ts'
import type { loader } from './load.ts'
import { panelParameter } from './panel-parameter.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action } from './act.ts'
export { loader } from './load.ts'
export { CommentsPage as default } from './page.tsx'

const isInPanel = (request: Request) => new URL(request.url).searchParams.has(panelParameter)

/** In the panel, a failed load must not replace the page with an error. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const shown = serverLoader<typeof loader>()
  return isInPanel(request) ? await shown.catch(() => null) : await shown
}

/** In the panel, a failed submission keeps the text in its fields. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const answer = serverAction<typeof action>()
  return isInPanel(request) ? await answer.catch(failed) : await answer
}

const failed = () =>
  ({
    kind: 'refused',
    refusal: { errors: {}, message: { key: 'comment-submit-error', values: {} } },
    matches: [],
    entries: {},
  }) as const
