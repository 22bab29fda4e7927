import { ButtonLink } from '../../../ui/button.tsx'
import { NoticePage } from '../../components/notice-page.tsx'
import { useText, withWords } from '../../text/text.tsx'
import '../my-details/words.ts'

export const AccountDeletedPage = withWords(['account'], function AccountDeleted() {
  const { say } = useText()
  return (
    <NoticePage title={say('account-deleted-title')} actions={<ButtonLink to="/">{say('go-to-homepage')}</ButtonLink>}>
      <p>{say('account-deleted-text')}</p>
    </NoticePage>
  )
})
