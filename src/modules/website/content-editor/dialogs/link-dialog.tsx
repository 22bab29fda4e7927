import { useId, useState } from 'react'
import { mayBeLinked } from '../../../../core/text/link.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { LinkAt } from '../commands/links.ts'
import styles from './dialogs.module.css'
import { OverPage, takesFocus } from './over-page.tsx'

interface LinkDialogProps {
  at: LinkAt
  onSet: (href: string, text: string) => void
  onTakeAway: () => void
  onClose: () => void
}

export function LinkDialog({ at, onSet, onTakeAway, onClose }: LinkDialogProps) {
  const { t } = useText()
  const id = useId()
  const [invalid, setInvalid] = useState<{ url?: boolean; words?: boolean }>({})
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const [url, words] = ['address', 'words'].map(name => String(entries.get(name) ?? '').trim())
    const found = { url: !mayBeLinked(url ?? ''), words: !words }
    setInvalid(found)
    if (url && words && !found.url) onSet(url, words)
    else document.getElementById(`${id}-${found.url ? 'address' : 'words'}`)?.focus()
  }
  return (
    <OverPage title={t('editor-link')} onClose={onClose} done={t('editor-apply')} formId={id}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={takesFocus}
          id={`${id}-address`}
          name="address"
          type="text"
          inputMode="url"
          maxLength={2000}
          label={t('editor-link-address')}
          description={t('editor-link-address-help')}
          defaultValue={at.href}
          error={invalid.url ? t('editor-link-problem') : undefined}
        />
        <TextField
          id={`${id}-words`}
          name="words"
          maxLength={500}
          label={t('editor-link-text')}
          defaultValue={at.text}
          error={invalid.words ? t('editor-link-text-problem') : undefined}
        />
        {at.isLink && (
          <Button variant="danger" onClick={onTakeAway}>
            {t('editor-link-remove')}
          </Button>
        )}
      </form>
    </OverPage>
  )
}
