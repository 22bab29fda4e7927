import { PublishCard } from '../../../sites/components/publish-card.tsx'
import { useSite } from '../../../sites/pages/use-site.ts'
import { usePagePlace } from './page-data.ts'

export function PublishYourResearch() {
  const site = useSite()
  const { publish } = usePagePlace()
  return site === undefined ? null : (
    <div data-kind="publish-your-research">
      <PublishCard publishHref={publish} />
    </div>
  )
}
