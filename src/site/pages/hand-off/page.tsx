import mail from '@tabler/icons/outline/mail.svg?raw'
import { useLoaderData } from 'react-router'
import type { KeptChoice } from '../../../domain/submission/kept-choice.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ContactMessage } from '../../components/contact-message.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PageBreadcrumbs } from '../../shell/page-breadcrumbs.tsx'
import { type Text, useText, withWords } from '../../text/text.tsx'
import { useSite } from '../../use-site.ts'
import { Choice } from './choice.tsx'
import { handOffLetter } from './hand-off-letter.ts'
import type { HandedOff, loadOfAny } from './load.ts'
import styles from './page.module.css'
import '../publish/words.ts'

/** Where the author area will be: what was chosen, and what to do until then (specification, reading.md section 2.4). */
export const HandOffPage = withWords(['publish'], function Loaded() {
  return <HandOff {...useLoaderData<typeof loadOfAny>()} />
})

export function HandOff({ kept, address }: HandedOff) {
  const text = useText()
  const { say } = text
  const site = useSite()
  const platform = site?.platform
  const title = titleOf(text, kept)
  const isOpen = !kept.isReadOnly && kept.wish.kind !== 'unknownType'
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <div className={styles.notice}>
        <p className={styles.state}>{say('content-coming-soon')}</p>
        <h1>{title}</h1>
        <p className={styles.message}>
          <Explanation kept={kept} />
        </p>
        <Choice kept={kept} />
        <p className={styles.actions}>
          {isOpen && platform && (
            <ButtonLink to={handOffLetter(text, { kept, site: platform, origin: site.origin, address })} icon={mail}>
              {say('hand-off-write')}
            </ButtonLink>
          )}
          {kept.backAddress !== null && (
            <ButtonLink to={kept.backAddress} variant={isOpen ? 'secondary' : 'primary'}>
              {say('hand-off-back')}
            </ButtonLink>
          )}
        </p>
        {isOpen && (
          <p className={styles.aside}>
            <ContactMessage message="hand-off-write-text" writesTo="editorial" />
          </p>
        )}
        {isOpen && address !== null && <p className={styles.aside}>{say('hand-off-keep')}</p>}
      </div>
    </main>
  )
}

function titleOf({ say }: Pick<Text, 'say'>, { wish }: KeptChoice): string {
  switch (wish.kind) {
    case 'type':
      return say(`publish-${wish.type}`)
    case 'newVersion':
      return say('publish-new-version')
    case 'draft':
      return say('publish-draft')
    case 'any':
    case 'unknownType':
      return say('publish-start')
  }
}

function Explanation({ kept: { wish, isReadOnly } }: { kept: KeptChoice }) {
  const { say } = useText()
  if (isReadOnly) return <ContactMessage message="publish-nothing-text" writesTo="editorial" />
  if (wish.kind === 'unknownType') return say('hand-off-unknown-type', { said: wish.said })
  if (wish.kind === 'newVersion' || wish.kind === 'draft') return say(`hand-off-text-${wish.kind}`)
  return say('hand-off-text')
}
