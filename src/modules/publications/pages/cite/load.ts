import type { LoaderFunctionArgs } from 'react-router'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { parseCitable } from '../../domain/citation/citable.ts'
import { isCitationStyle, usualCitationStyle } from '../../domain/citation/citation-style.ts'
import { metadataSiteOf } from '../../domain/metadata/item-metadata.ts'

/** What does not name a style is answered in the usual one, so that an address that was cut off still cites. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { platform, citations, language, origin } = context.get(siteRequest)
  const citable = parseCitable(params.kind ?? '', params.id ?? '')
  if (citable === null) throw pageNotFound()
  const asked = url.searchParams.get('style') ?? ''
  const style = isCitationStyle(asked) ? asked : usualCitationStyle
  const citation = await citations.write(platform.key, citable, style, language, metadataSiteOf(platform, origin))
  if (citation === null) throw pageNotFound()
  return { citable, style, citation }
}
