import { useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { Pagination } from '../../../../ui/pagination.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { MyPage, Section } from './my-page.tsx'
import type { loader } from './pre-screening-load.ts'
import { UnpublishedVersions } from './unpublished-versions.tsx'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './pre-screening-load.ts'

export default withMessages(['lists', 'my'], function PreScreening() {
  const { status, page, pages, total, versions } = useLoaderData<typeof loader>()
  const { t } = useText()
  const hrefOf = (number: number) => `${href('/my/pre-screening')}?${new URLSearchParams({ status, pageNumber: String(number) })}`
  return (
    <MyPage title={t('my-pre-screening')} lead={t('my-pre-screening-lead')} missing={t('my-pre-screening-missing')}>
      <Section id="waiting" title="my-pre-screening-waiting">
        <p>{total === 0 ? t('my-pre-screening-none', { status }) : t('my-pre-screening-count', { count: total, status })}</p>
        <UnpublishedVersions versions={versions} previews={false} />
        <Pagination
          page={page}
          last={pages}
          hrefOf={hrefOf}
          messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
        />
      </Section>
    </MyPage>
  )
})
