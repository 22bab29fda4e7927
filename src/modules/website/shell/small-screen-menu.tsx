import menuIcon from '@tabler/icons/outline/menu-2.svg?raw'
import { useId } from 'react'
import { Drawer } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ModalButton } from '../../../ui/modal.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useText } from '../../sites/text/text.tsx'
import styles from './small-screen-menu.module.css'

/** The parts of the masthead that small screens hide: in a drawer, or in an expandable section without JavaScript. */
export function SmallScreenMenu({ children }: { children: React.ReactNode }) {
  const { t } = useText()
  const id = useId()
  if (!useHydrated()) {
    return (
      <details className={styles.unfolding}>
        <summary aria-label={t('menu')} className={styles.button}>
          <Icon svg={menuIcon} size={24} />
        </summary>
        <div className={styles.sheet}>{children}</div>
      </details>
    )
  }
  return (
    <>
      <ModalButton opens={id} aria-label={t('open-menu')} className={styles.button}>
        <Icon svg={menuIcon} size={24} />
      </ModalButton>
      {/* The drawer is outside the part that only narrow screens show: rotating the screen must not hide a modal dialog. */}
      <Drawer id={id} title={t('menu')} closeLabel={t('close-menu')}>
        <div className={styles.content}>{children}</div>
      </Drawer>
    </>
  )
}
