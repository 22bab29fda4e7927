import { isShown } from '../../../sites/domain/review-setting.ts'
import type { Platforms } from '../../../sites/index.ts'
import type { PaperBrand } from './store-derived-pdf.ts'

/** The default accent, for brands whose own is in a notation that PDF does not support. */
const houseAccent = '#1d5a8c'

/** The brand of each site's PDFs: its name, its accent in the light theme, its origin. */
export function paperBrands(platforms: Platforms): (platform: string) => PaperBrand {
  return key => {
    const site = platforms.all.get(key)
    const accent = site?.brand.palette.get('accent')?.light ?? ''
    return {
      name: site?.platform.displayName ?? key,
      accent: /^#[0-9a-f]{6}$/i.test(accent) ? accent : houseAccent,
      origin: site?.origin ?? null,
      showsReports: site !== undefined && isShown(site.platform.peerReview),
    }
  }
}
