import { submitDestination } from '../../../domain/platform/submit-destination.ts'
import { PublishCard } from '../../components/publish-card.tsx'
import { useSite } from '../../use-site.ts'

export function PublishYourResearch() {
  const site = useSite()
  return site === undefined ? null : (
    <div data-kind="publish-your-research">
      <PublishCard publishAddress={submitDestination(site.platform)} />
    </div>
  )
}
