import type { LoaderFunctionArgs } from 'react-router'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { parseCitable } from '../../domain/citation/citable.ts'
import { isCitationStyle, usualCitationStyle } from '../../domain/citation/citation-style.ts'
import { metadataSiteOf } from '../../domain/metadata/item-metadata.ts'
import { publicationsContext } from '../context.ts'

/** An unknown style gives the default one, so that a truncated URL still cites. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { platform, language, origin } = context.get(pageRequestContext)
  const { citations } = context.get(publicationsContext)
  const citable = parseCitable(params.kind ?? '', params.id ?? '')
  if (citable === null) throw pageNotFound()
  const requested = url.searchParams.get('style') ?? ''
  const style = isCitationStyle(requested) ? requested : usualCitationStyle
  const citation = await citations.write(platform.key, citable, style, language, metadataSiteOf(platform, origin))
  if (citation === null) throw pageNotFound()
  return { citable, style, citation }
}
