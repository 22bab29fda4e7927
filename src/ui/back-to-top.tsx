import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import { useEffect, useRef, useState } from 'react'
import styles from './back-to-top.module.css'
import { Icon } from './icon.tsx'

/**
 * A link to the top of the page, shown after 1000 px of scrolling (specification, reading.md section 9). An invisible box of that height at
 * the
 * top is observed, so that no code runs on scroll. Must be a child of `body`, to which the box is positioned.
 */
export function BackToTop({ label }: { label: string }) {
  const top = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (top.current === null) return
    const observer = new IntersectionObserver(entries => setShown(entries.at(-1)?.isIntersecting === false))
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={top} className={styles.sentinel} aria-hidden="true" />
      <a href="#top" className={styles.link} data-shown={shown}>
        <Icon svg={arrowUp} label={label} />
      </a>
    </>
  )
}
