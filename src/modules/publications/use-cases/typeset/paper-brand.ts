import { isShown } from '../../../sites/domain/review-setting.ts'
import type { Platforms } from '../../../sites/use-cases/load-platforms.ts'
import type { PaperBrand } from './store-derived-pdf.ts'

/** Of the house, where a brand's own is written in another way than PDF knows. */
const houseAccent = '#1d5a8c'

/** What each platform puts on its paper: its name, its accent in light, its own address. */
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
