import type { Part } from '../../domain/site-pages/parts.ts'
import { Accordions } from './accordions.tsx'
import { Anchor } from './anchor.tsx'
import { ChartBlock } from './chart-block.tsx'
import { Columns } from './columns.tsx'
import { CookiePolicy } from './cookie-policy.tsx'
import { CustomerQuote } from './customer-quote.tsx'
import { HeroBanner } from './hero-banner.tsx'
import { IconBenefits } from './icon-benefits.tsx'
import { ImageBlock } from './image-block.tsx'
import { InfoRows } from './info-rows.tsx'
import { LogoBar } from './logo-bar.tsx'
import { MemberList } from './member-list.tsx'
import styles from './page-blocks.module.css'
import { PageText } from './page-text.tsx'
import { PublishYourResearch } from './publish-your-research.tsx'
import { PublishingProcess } from './publishing-process.tsx'
import { RecentArticles } from './recent-articles.tsx'
import { Statistics } from './statistics.tsx'
import { SubjectAreas } from './subject-areas.tsx'
import { SubmitCallToAction } from './submit-call-to-action.tsx'
import { TableBlock } from './table-block.tsx'
import { TabsBlock } from './tabs-block.tsx'

/** The body of a CMS page, or the content of one of its blocks. */
export function PageParts({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={styles.parts}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place, and the list never changes.
        <OnePart key={index} part={part} />
      ))}
    </div>
  )
}

const show = (parts: readonly Part[]) => <PageParts parts={parts} />

/** Maps each kind of block to its component. */
function OnePart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'html':
      return <PageText html={part.html} />
    case 'hero-banner':
      return <HeroBanner block={part} />
    case 'member-list':
      return <MemberList block={part} />
    case 'publishing-process':
      return <PublishingProcess block={part} />
    case 'customer-quote':
      return <CustomerQuote block={part} />
    case 'icon-benefits':
      return <IconBenefits block={part} />
    case 'columns':
      return <Columns block={part} show={show} />
    case 'image':
      return <ImageBlock block={part} />
    case 'chart':
      return <ChartBlock block={part} />
    case 'tabs':
      return <TabsBlock block={part} show={show} />
    case 'anchor':
      return <Anchor block={part} />
    case 'accordions':
      return <Accordions block={part} show={show} />
    case 'subject-areas':
      return <SubjectAreas block={part} />
    case 'recent-articles':
      return <RecentArticles block={part} />
    case 'statistics':
      return <Statistics block={part} />
    case 'cookie-policy':
      return <CookiePolicy />
    case 'submit-call-to-action':
      return <SubmitCallToAction block={part} />
    case 'info-rows':
      return <InfoRows block={part} show={show} />
    case 'logo-bar':
      return <LogoBar block={part} />
    case 'table':
      return <TableBlock block={part} />
    case 'publish-your-research':
      return <PublishYourResearch />
  }
}
