import type { BlockOf } from '../../domain/site-pages/parts.ts'
import { Hero } from '../../pages/home/hero.tsx'
import { usePagePlace } from './page-data.ts'

/** The brand's hero; a site whose brand has none shows nothing (specification, accounts.md section 2). */
export function HeroBanner({ block }: { block: BlockOf<'hero-banner'> }) {
  const { publish } = usePagePlace()
  return <Hero submit={publish} title={block.title} text={block.text} level="h2" />
}
