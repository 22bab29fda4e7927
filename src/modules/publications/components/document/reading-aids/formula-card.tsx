import previous from '@tabler/icons/outline/chevron-left.svg?raw'
import next from '@tabler/icons/outline/chevron-right.svg?raw'
import { useEffect, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { copyText } from '../../../../../ui/copy-text.ts'
import { useText } from '../../../../sites/text/text.tsx'
import type { AidProps } from './find-aid.ts'
import styles from './formula-card.module.css'
import { convertedTexOf, mathMlOf, texOf } from './formula-source.ts'
import { PopoverCard } from './popover-card.tsx'
import './messages.ts'

const formulas = ':is(.formula, .inline-formula):has(math)'

/**
 * A formula's TeX and MathML for copying. The card leads on to the next formula, so that the keyboard reaches inline formulas without a tab
 * stop at each of them on the page.
 */
export function FormulaCard({ element, onClose }: AidProps) {
  const { language, t } = useText()
  const [formula, setFormula] = useState(element)
  const [all] = useState(() => [...(element.closest('main')?.querySelectorAll<HTMLElement>(formulas) ?? [])])
  const [copied, setCopied] = useState<boolean | null>(null)
  const math = formula.querySelector('math')
  const tex = useTex(math)
  const position = all.indexOf(formula)

  const copy = async (text: string) => {
    setCopied(null)
    setCopied(await copyText(text))
  }
  const turn = (to: HTMLElement | undefined) => {
    if (to === undefined) return
    to.scrollIntoView({ block: 'nearest' })
    setCopied(null)
    setFormula(to)
  }
  return (
    <PopoverCard anchor={formula} label={t('formula')} onClose={onClose}>
      <div className={styles.card} lang={language}>
        {tex && <code className={styles.tex}>{tex.text}</code>}
        <div className={styles.actions}>
          {tex && (
            <Button size="small" variant="secondary" onClick={() => void copy(tex.text)}>
              {t(tex.converted ? 'copy-converted-tex' : 'copy-tex')}
            </Button>
          )}
          {math && (
            <Button size="small" variant="secondary" onClick={() => void copy(mathMlOf(math))}>
              {t('copy-mathml')}
            </Button>
          )}
          <span className={styles.status} role="status">
            {copied !== null && t(copied ? 'copied' : 'not-copied')}
          </span>
          <span className={styles.turning}>
            <Button
              size="small"
              variant="quiet"
              icon={previous}
              label={t('previous-formula')}
              aria-disabled={position <= 0}
              onClick={() => turn(all[position - 1])}
            />
            <Button
              size="small"
              variant="quiet"
              icon={next}
              label={t('next-formula')}
              aria-disabled={position === all.length - 1}
              onClick={() => turn(all[position + 1])}
            />
          </span>
        </div>
      </div>
    </PopoverCard>
  )
}

/** The TeX of the article itself, else converted from the MathML; null until that is done, and where it fails. */
function useTex(math: Element | null): { text: string; converted: boolean } | null {
  const own = math && texOf(math)
  const [converted, setConverted] = useState<{ math: Element; text: string | null } | null>(null)
  useEffect(() => {
    if (math === null || own !== null) return
    void convertedTexOf(math).then(text => setConverted({ math, text }))
  }, [math, own])
  if (own) return { text: own, converted: false }
  return converted?.math === math && converted?.text ? { text: converted.text, converted: true } : null
}
