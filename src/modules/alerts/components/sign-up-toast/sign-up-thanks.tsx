import circleCheck from '@tabler/icons/outline/circle-check.svg?raw'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import { useText } from '../../../sites/text/text.tsx'
import styles from './sign-up-panel.module.css'

/** Replaces the form, and takes over its focus. */
export function SignUpThanks() {
  const { t } = useText()
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => thanks.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={thanks} tabIndex={-1} className={styles.thanks}>
      <Icon svg={circleCheck} size={22} />
      <span>{t('sign-up-success')}</span>
    </p>
  )
}
