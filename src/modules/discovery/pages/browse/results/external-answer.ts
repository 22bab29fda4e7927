import { outageRetryAfter } from '../../../../../core/http/http-error.ts'
import type { ExternalOutcome } from '../../../domain/search/browse-results.ts'

/** Others may change their works at any time: caches keep them only briefly, and search engines must not index them here. */
export function externalAnswer({ state }: ExternalOutcome): { status?: number; headers: Record<string, string> } {
  const headers = { 'X-Robots-Tag': 'noindex' }
  if (state === 'away')
    return { status: 503, headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': String(outageRetryAfter) } }
  return { headers: { ...headers, 'Cache-Control': 'private, max-age=60' } }
}
