import copy from '@tabler/icons/outline/copy.svg?raw'
import { useRef } from 'react'
import { showAlert } from '../../../ui/alert-store.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useText } from '../../sites/text/text.tsx'
import { type Citable, exportPath } from '../domain/citation/citable.ts'
import { citationFormatFacts, citationFormatsAsShown } from '../domain/citation/citation-format.ts'
import styles from './cite-reference.module.css'

interface Reference {
  /** Safe HTML with italics and one link, from readReference. */
  html: string
  text: string
}

/** A reference to read and to copy; copying needs a script, selecting does not. @param pending whether another one is loading */
export function CiteReference({ reference, pending = false }: { reference: Reference; pending?: boolean }) {
  const { t } = useText()
  const text = useRef<HTMLParagraphElement>(null)
  const hydrated = useHydrated()
  const copyIt = async () => {
    if (await copyText(reference.text, reference.html)) showAlert({ type: 'SUCCESS', message: t('citation-copied') })
    else {
      if (text.current) selectText(text.current)
      showAlert({ type: 'INFO', duration: 'long', message: t('copy-failed') })
    }
  }
  return (
    <>
      <div role="status" aria-busy={pending}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped text with italics and one link. */}
        <p ref={text} className={styles.reference} dangerouslySetInnerHTML={{ __html: reference.html }} />
      </div>
      {hydrated && (
        <Button icon={copy} pending={pending} onClick={() => void copyIt()}>
          {t('copy-citation')}
        </Button>
      )}
    </>
  )
}

/** Selects the text where the browser denies access to the clipboard, so that the reader only has to press the copy keys. */
function selectText(element: Element): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = window.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
}

/** Files for reference managers: plain links, which work everywhere. */
export function CiteExports({ citable }: { citable: Citable }) {
  const { t } = useText()
  return (
    <nav className={styles.exports} aria-label={t('export-citation')}>
      <p>{t('export-citation')}</p>
      <ul>
        {citationFormatsAsShown.map(format => (
          <li key={format}>
            <a href={exportPath(citable, format)} download>
              {citationFormatFacts[format].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
