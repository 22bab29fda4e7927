import { useText } from '../../../../sites/text/text.tsx'
import { CopyOf } from './copy-of.tsx'
import type { AidProps } from './find-aid.ts'
import { PopoverCard } from './popover-card.tsx'
import styles from './reference-card.module.css'
import './messages.ts'

/** Shows the reference of a citation or the text of a note beside it, complete with links, and a link to its list. */
export function ReferenceCard({ element, onClose, onLeave }: AidProps) {
  const { language, t } = useText()
  const targets = targetsOf(element)
  const isNote = targets.every(target => target.matches('.note'))
  const textLanguage = element.closest<HTMLElement>('[lang]')?.lang
  return (
    <PopoverCard anchor={element} label={t(isNote ? 'note' : 'reference')} onClose={onClose}>
      <ol className={styles.targets} lang={language}>
        {targets.map(target => (
          <li key={target.id}>
            <CopyOf source={target} className={`article-text ${styles.text}`} without=".back-link" lang={textLanguage} />
            <a className={styles.toList} href={`#${encodeURIComponent(target.id)}`} onClick={() => onLeave(target, element)}>
              {t(isNote ? 'show-in-notes' : 'show-in-references')}
            </a>
          </li>
        ))}
      </ol>
    </PopoverCard>
  )
}

function targetsOf(call: HTMLElement): Element[] {
  const first = decodeURIComponent(call.getAttribute('href')?.slice(1) ?? '')
  return (call.dataset.targets?.split(' ') ?? [first]).flatMap(id => document.getElementById(id) ?? [])
}
