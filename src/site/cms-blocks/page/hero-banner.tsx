import { submitDestination } from '../../../domain/platform/submit-destination.ts'
import type { BlockOf } from '../../../domain/site-pages/parts.ts'
import { Hero } from '../../pages/home/hero.tsx'
import { useSite } from '../../use-site.ts'

/** The brand's hero; a site whose brand has none shows none (specification, accounts.md section 2). */
export function HeroBanner({ block }: { block: BlockOf<'hero-banner'> }) {
  const site = useSite()
  return <Hero submit={site ? submitDestination(site.platform) : null} title={block.title} text={block.text} level="h2" />
}
