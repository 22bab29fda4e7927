/** Renders a document whole: reading pages must carry their status, their ETag and the hashes of their scripts. */
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type LoaderFunctionArgs, type RouterContextProvider, ServerRouter } from 'react-router'
import { outageRetryAfter } from '../core/http/http-error.ts'
import { ScriptMark } from '../core/http/script-mark.ts'
import { sourcesOfServices } from '../modules/sites/domain/outside-services.ts'
import type { PlatformFacts } from '../modules/sites/domain/platform.ts'
import { pageRequestContext } from '../modules/sites/pages/context.ts'
import { PlaceholdersOfDocument, placeholdersContext } from '../modules/sites/pages/placeholders.tsx'
import { isStandalone, standaloneSandbox } from '../modules/sites/pages/standalone.ts'
import { loadText } from '../modules/sites/text/load-text.ts'
import { LoadedTextContext } from '../modules/sites/text/text.tsx'
import { type FinishedDocument, finishDocument, newScriptMark } from './finish-document.ts'
import { withoutSecrets } from './secret-paths.ts'

const renderingTimeout = 10_000

function renderDocument(element: React.ReactElement, mark: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timeout)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce: mark,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
    const timeout = setTimeout(() => abort(new Error('Rendering took too long')), renderingTimeout)
  })
}

/** The sources that reCAPTCHA’s documentation requires in the policy. */
const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
/** The attribute with which the captcha field marks its page (accounts/components/account-form). */
const recaptchaMark = 'data-captcha="recaptcha"'

/**
 * Hashes instead of nonces, so that a cached page stays valid (stack notes), and only for our own scripts (finish-document.ts).
 * Sites with third-party services allow their hosts. The form of the publish page may lead to an author area elsewhere. Only pages with
 * reCAPTCHA allow Google’s scripts.
 */
function contentSecurityPolicy({ html, hashes }: FinishedDocument, platform: PlatformFacts, isStandalone: boolean): string {
  const { reCaptchaPublicKey, additionalDetails } = platform
  const { submission } = additionalDetails
  const services = sourcesOfServices(platform)
  const recaptcha = reCaptchaPublicKey !== null && html.includes(recaptchaMark)
  const frames = [...(recaptcha ? recaptchaFrames : []), ...services['frame-src']]
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...(recaptcha ? recaptchaScripts : []), ...services['script-src']].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src 'self' ${frames.join(' ')}`] : []),
    ["style-src 'self'", ...services['style-src']].join(' '),
    ["img-src 'self' data:", ...services['img-src']].join(' '),
    ...(services['connect-src'].length > 0 ? [`connect-src 'self' ${services['connect-src'].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(submission === null ? [] : [new URL(submission).origin])].join(' '),
    "frame-ancestors 'self'",
    ...(isStandalone ? [`sandbox ${standaloneSandbox}`] : []),
  ].join('; ')
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const placeholders = context.get(placeholdersContext)
  const { language, platform } = context.get(pageRequestContext)
  const mark = newScriptMark()
  const document = await renderDocument(
    <LoadedTextContext value={await loadText(language)}>
      <PlaceholdersOfDocument value={placeholders}>
        <ScriptMark value={mark}>
          <ServerRouter context={entryContext} url={request.url} nonce={mark} />
        </ScriptMark>
      </PlaceholdersOfDocument>
    </LoadedTextContext>,
    mark,
  )
  const finished = finishDocument(document, { mark, placeholders, isDelayed: !import.meta.env.DEV })
  // The headers of a failure do not reach this place.
  if (status === 503) headers.set('Retry-After', String(outageRetryAfter))
  if (!import.meta.env.DEV) headers.set('Content-Security-Policy', contentSecurityPolicy(finished, platform, context.get(isStandalone)))
  return new Response(finished.html, { status, headers })
}

/**
 * Logs failures of loaders and components once, with their URL; readers see nothing of them. Unknown paths and wrong methods are not
 * failures.
 */
export function handleError(error: unknown, { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  context.get(pageRequestContext).logFailure(error, `${request.method} ${withoutSecrets(new URL(request.url).pathname)}`)
}
