import { useEffect, useId, useRef, useState } from 'react'
import { keepInView } from './keep-in-view.ts'
import styles from './tooltip.module.css'

interface TooltipProps {
  text: string
  /** The control, which the text describes: `described => <button {...described}>…`. */
  control: (described: { 'aria-describedby': string }) => React.ReactNode
  side?: 'above' | 'below'
}

/**
 * A short text for a control while it is hovered or focused (WCAG 2.2, 1.4.13: the pointer may move onto it, Escape hides
 * it, and it stays until the pointer or focus leaves). Shown by CSS, so that it works without JavaScript.
 */
export function Tooltip({ text, control, side = 'above' }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const [active, setActive] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  useEffect(() => {
    if (!active) return
    if (tip.current) keepInView(tip.current)
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [active])
  const enter = () => setActive(true)
  const leave = () => {
    setActive(false)
    setDismissed(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not operated; the control within is.
    <span
      className={styles.anchor}
      data-side={side}
      data-dismissed={dismissed}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {control({ 'aria-describedby': id })}
      <span ref={tip} role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  )
}
