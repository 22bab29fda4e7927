import creativeCommons from '@tabler/icons/outline/creative-commons.svg?raw'
import by from '@tabler/icons/outline/creative-commons-by.svg?raw'
import nc from '@tabler/icons/outline/creative-commons-nc.svg?raw'
import nd from '@tabler/icons/outline/creative-commons-nd.svg?raw'
import sa from '@tabler/icons/outline/creative-commons-sa.svg?raw'
import zero from '@tabler/icons/outline/creative-commons-zero.svg?raw'
import { Icon } from '../../../../ui/icon.tsx'
import { TextLink } from '../../../../ui/link.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { creativeCommonsOf, type LicenceElement } from '../../domain/content/licence.ts'
import styles from './side.module.css'

const marks: Readonly<Record<LicenceElement, string>> = { by, nc, nd, sa, zero }

/** Shows a Creative Commons licence by its name and icons, any other by its URL. */
export function Licence({ url }: { url: string }) {
  const { t } = useText()
  const known = creativeCommonsOf(url)
  return (
    <p className={styles.licence}>
      {known && (
        <span className={styles.marks}>
          <Icon svg={creativeCommons} size={24} />
          {known.elements.map(element => (
            <Icon key={element} svg={marks[element]} size={24} />
          ))}
        </span>
      )}
      <TextLink href={url}>{known?.name ?? t('reuse-terms')}</TextLink>
    </p>
  )
}
