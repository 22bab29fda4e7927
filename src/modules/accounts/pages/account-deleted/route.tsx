import { href } from '../../../../core/http/href.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { NoticePage } from '../../../sites/components/notice-page.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import '../my-details/messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

export default withMessages(['account'], function AccountDeleted() {
  const { t } = useText()
  return (
    <NoticePage title={t('account-deleted-title')} actions={<ButtonLink to={href('/')}>{t('go-to-homepage')}</ButtonLink>}>
      <p>{t('account-deleted-text')}</p>
    </NoticePage>
  )
})
