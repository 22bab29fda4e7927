import { useLoaderData } from 'react-router'
import { Pagination } from '../../../ui/pagination.tsx'
import { useText, withWords } from '../../text/text.tsx'
import { MyPage, Section } from './my-page.tsx'
import type { loader } from './pre-screening-load.ts'
import { UnpublishedVersions } from './unpublished-versions.tsx'

export const PreScreeningPage = withWords(['lists', 'my'], function PreScreening() {
  const { status, page, pages, total, versions } = useLoaderData<typeof loader>()
  const { say } = useText()
  const hrefOf = (number: number) => `/my/pre-screening?${new URLSearchParams({ status, pageNumber: String(number) })}`
  return (
    <MyPage title={say('my-pre-screening')} lead={say('my-pre-screening-lead')} missing={say('my-pre-screening-missing')}>
      <Section id="waiting" title="my-pre-screening-waiting">
        <p>{total === 0 ? say('my-pre-screening-none', { status }) : say('my-pre-screening-count', { count: total, status })}</p>
        <UnpublishedVersions versions={versions} previews={false} />
        <Pagination
          page={page}
          last={pages}
          hrefOf={hrefOf}
          words={{ label: say('pages'), previous: say('previous'), next: say('next'), page: number => say('page-number', { number }) }}
        />
      </Section>
    </MyPage>
  )
})
