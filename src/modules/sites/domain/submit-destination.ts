import { href } from '../../../core/http/href.ts'

/** The page where an author begins a submission (specification, accounts.md section 2 “Header”, reading.md section 2.3). */
export const publishPage = href('/for-authors/publish-your-research')

export interface SubmitSettings {
  readOnly: boolean
  /** `url` is the path of the one gateway that the platform is, null where it has several. */
  features: { gatewayOnly: { enabled: boolean; url: string | null } }
}

/** The target of the button “Submit your research”, without a language prefix; null where the button is hidden. */
export function submitDestination({ readOnly, features: { gatewayOnly } }: SubmitSettings): string | null {
  if (readOnly) return null
  if (gatewayOnly.enabled && gatewayOnly.url !== null) return `${gatewayOnly.url.replace(/\/+$/, '')}${publishPage}`
  return publishPage
}
