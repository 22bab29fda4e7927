import share from '@tabler/icons/outline/share-2.svg?raw'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, type MenuButton } from '../../../ui/menu.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useText } from '../../sites/text/text.tsx'
import type { SharedPage } from '../domain/content/share.ts'
import { copyOnPress } from './copy-on-press.ts'

/** Shares a page by a copied link, an email, the reader's own apps, and the targets of the specification. Without scripts it has links. */
export function ShareMenu({ url, title, targets, email }: SharedPage) {
  const { t } = useText()
  const hydrated = useHydrated()
  const buttons: MenuButton[] = [{ label: t('copy-link'), onPress: () => void copyOnPress(url, { t }) }]
  if (hydrated && 'share' in navigator) {
    // A reader who cancels needs no error message.
    const shareWithApp = () => navigator.share({ url, title }).catch(() => undefined)
    buttons.push({ label: t('share-with-app'), onPress: () => void shareWithApp() })
  }
  return (
    <Menu
      button={
        <>
          <Icon svg={share} /> {t('share')}
        </>
      }
      sections={[
        { items: [...buttons, { label: t('share-by-email'), href: email }] },
        ...(targets.length > 0 ? [{ items: targets.map(({ name, href }) => ({ label: name, href })) }] : []),
      ]}
    />
  )
}
