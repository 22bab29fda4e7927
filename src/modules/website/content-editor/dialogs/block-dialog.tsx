import { useRef, useState } from 'react'
import { indexAfterKey } from '../../../../ui/list-keys.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockKind } from '../../domain/site-pages/parts.ts'
import { blockForms, blockKinds } from '../block-forms.ts'
import styles from './dialogs.module.css'
import { OverPage, takesFocus } from './over-page.tsx'

/** Lists all blocks with explanations. Typing filters them, arrow keys move through them, Enter chooses the first. */
export function BlockDialog({ onChoose, onClose }: { onChoose: (kind: BlockKind) => void; onClose: () => void }) {
  const { t } = useText()
  const [wanted, setWanted] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const words = wanted.trim().toLocaleLowerCase()
  const found = blockKinds.filter(kind => {
    const { name, description } = blockForms[kind]
    return `${t(name)} ${t(description)}`.toLocaleLowerCase().includes(words)
  })
  const goTo = (index: number): void => list.current?.querySelectorAll('button')[index]?.focus()
  return (
    <OverPage title={t('editor-insert')} size="large" onClose={onClose}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const [first] = found
          if (first) onChoose(first)
        }}
      >
        <TextField
          ref={takesFocus}
          name="wanted"
          type="search"
          autoComplete="off"
          label={t('editor-insert-find')}
          onChange={event => setWanted(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key !== 'ArrowDown') return
            event.preventDefault()
            goTo(0)
          }}
        />
      </form>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : undefined}>
        {found.length === 0 && t('editor-insert-none')}
      </p>
      <ul
        ref={list}
        className={styles.blocks}
        onKeyDown={event => {
          const buttons = [...event.currentTarget.querySelectorAll('button')]
          const index = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
          const next = indexAfterKey(event.key, index, buttons.length, { orientation: 'vertical', wraps: true })
          if (next === null) return
          event.preventDefault()
          goTo(next)
        }}
      >
        {found.map(kind => (
          <li key={kind}>
            <button type="button" className={styles.block} onClick={() => onChoose(kind)}>
              <b>{t(blockForms[kind].name)}</b>
              <span>{t(blockForms[kind].description)}</span>
            </button>
          </li>
        ))}
      </ul>
    </OverPage>
  )
}
