import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'
import { Icon } from './icon.tsx'

/** In CSS pixels: where it is shown (specification, reading.md section 9), and less than a line, which is no direction. */
const [start, min] = [1000, 12]

/** A link to the top of the page. On a small screen it would cover text, so that it is there only while the reader scrolls up. */
export function BackToTop({ label }: { label: string }) {
  const [shown, setShown] = useState<'up' | 'down'>()
  useEffect(() => {
    let last = 0
    const look = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < min) return
      setShown(scrollY < start ? undefined : scrollY < last ? 'up' : 'down')
      last = scrollY
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <a href="#top" className={styles.link} data-shown={shown}>
      <Icon svg={arrowUp} label={label} />
    </a>
  )
}
