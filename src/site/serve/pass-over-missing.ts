/** Pages that go without a part that cannot be read (specification, reading.md section 8, “minor errors”). */
import type { MinorError } from '../../modules/publications/domain/content/minor-error.ts'

/** Renders a page, and reports its missing parts, each with its error. */
export type CollectMissing = <Result>(
  run: () => Promise<Result>,
  required: readonly MinorError[],
) => Promise<{ result: Result; missing: ReadonlyMap<MinorError, unknown> }>

/** Gateways that cannot be loaded are an error of the whole page: an empty list of them would say that there are none. */
const required: readonly MinorError[] = ['GATEWAYS']

/** An incomplete page is sent but not cached. @param report called for each missing part */
export async function passOverMissing(
  collect: CollectMissing,
  make: () => Promise<Response>,
  report: (part: MinorError, error: unknown) => void,
): Promise<Response> {
  const { result, missing } = await collect(make, required)
  if (missing.size === 0) return result
  for (const [part, error] of missing) report(part, error)
  const headers = new Headers(result.headers)
  const isPrivate = /\bprivate\b/.test(headers.get('Cache-Control') ?? '')
  headers.set('Cache-Control', isPrivate ? 'private, no-store' : 'no-store')
  return new Response(result.body, { status: result.status, headers })
}
