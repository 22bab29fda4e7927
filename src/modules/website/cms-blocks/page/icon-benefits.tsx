import database from '@tabler/icons/outline/database.svg?raw'
import eye from '@tabler/icons/outline/eye.svg?raw'
import lockOpen from '@tabler/icons/outline/lock-open.svg?raw'
import { Icon } from '../../../../ui/icon.tsx'
import type { BenefitIcon, BlockOf } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'
import { PageText } from './page-text.tsx'

const icons: Readonly<Record<BenefitIcon, string>> = {
  'icon-transparency': eye,
  'icon-openscience': lockOpen,
  'icon-supportingdata': database,
}

export function IconBenefits({ block }: { block: BlockOf<'icon-benefits'> }) {
  return (
    <ul className={styles.benefits} data-kind="icon-benefits">
      {block.items.map(({ icon, title, html }) => (
        <li key={title}>
          <span className={styles.benefitIcon} data-icon={icon}>
            <Icon svg={icons[icon]} />
          </span>
          <p className={block.suppressTitles ? 'visually-hidden' : styles.itemTitle}>{title}</p>
          <PageText html={html} />
        </li>
      ))}
    </ul>
  )
}
