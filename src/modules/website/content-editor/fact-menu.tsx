import braces from '@tabler/icons/outline/braces.svg?raw'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useText } from '../../sites/text/text.tsx'
import { type Fact, type FactValues, facts } from '../domain/site-pages/facts.ts'
import styles from './fact-menu.module.css'
import { textOfFact } from './fact-texts.ts'

interface FactMenuProps {
  values: FactValues
  onChoose: (fact: Fact) => void
  /** Shows only the icon on every screen, as the other tools do. */
  iconOnly?: boolean
}

/** The menu of what texts can say of the site, with the values on this site. On a narrow screen its button is an icon. */
export function FactMenu({ values, onChoose, iconOnly = false }: FactMenuProps) {
  const text = useText()
  const label = text.t('editor-facts')
  return (
    <div className={styles.menu} title={label}>
      <Menu
        align="end"
        button={
          <>
            <Icon svg={braces} size={18} />
            {!iconOnly && <span className={styles.label}>{label}</span>}
          </>
        }
        buttonLabel={label}
        sections={[
          {
            items: facts.map(fact => {
              const { name, value } = textOfFact(fact, values, text)
              return { label: name, description: value, onPress: () => onChoose(fact) }
            }),
          },
        ]}
      />
    </div>
  )
}
