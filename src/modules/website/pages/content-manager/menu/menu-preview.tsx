import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import { Icon } from '../../../../../ui/icon.tsx'
import { useTranslateLabel } from '../../../../sites/components/use-translate-label.ts'
import { mainMenu } from '../../../../sites/domain/navigation/main-menu.ts'
import { type MenuRow, menuOfRows } from '../../../../sites/domain/navigation/menu-rows.ts'
import { useSite } from '../../../../sites/pages/use-site.ts'
import { useText } from '../../../../sites/text/text.tsx'
import styles from './page.module.css'

/** The menu as the masthead would show it: entries of disabled features are left out. */
export function MenuPreview({ rows }: { rows: readonly MenuRow[] }) {
  const { t } = useText()
  const translateLabel = useTranslateLabel()
  const site = useSite()
  const entries = site === undefined ? [] : mainMenu(menuOfRows(rows), site.platform.features, site.platform.contentTypes)
  return (
    <section className={styles.preview} aria-labelledby="menu-preview">
      <h2 id="menu-preview">{t('menu-preview')}</h2>
      <ul>
        {entries.map(({ label, children }) => (
          <li key={translateLabel(label)}>
            <span className={styles.shown} dir="auto">
              {translateLabel(label)}
              {children.length > 0 && <Icon svg={chevronDown} size={16} />}
            </span>
            {children.length > 0 && (
              <ul>
                {children.map(child => (
                  <li key={translateLabel(child.label)} dir="auto">
                    {translateLabel(child.label)}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
