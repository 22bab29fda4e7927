import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import { useEffect, useRef, useState } from 'react'
import styles from './back-to-top.module.css'
import { Icon } from './icon.tsx'

/**
 * A link to the top of the page, there once 1000 px were scrolled (specification, reading.md section 9). An unseen box of that height at the
 * top says so by leaving the screen, so that nothing runs while the reader scrolls. Belongs directly into `body`, which the box is placed by.
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
