import article from '@tabler/icons/outline/file-text.svg?raw'
import document from '@tabler/icons/outline/files.svg?raw'
import poster from '@tabler/icons/outline/presentation.svg?raw'
import slide from '@tabler/icons/outline/slideshow.svg?raw'
import video from '@tabler/icons/outline/video.svg?raw'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { contentTypeMessages } from '../../../publications/components/content-type-messages.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { PublishOffer } from '../../domain/publish-page.ts'
import styles from './type-list.module.css'

const textKeys = messageKeys('publish', contentTypes, 'text')

const icons: Record<ContentType, string> = { ARTICLE: article, DOCUMENT: document, POSTER: poster, SLIDE: slide, VIDEO: video }

interface TypeListProps {
  types: PublishOffer['types']
  button: (offered: PublishOffer['types'][number]) => React.ReactNode
}

/** One publish button for each type that can be submitted, with a sentence that explains the type. */
export function TypeList({ types, button }: TypeListProps) {
  const { t } = useText()
  return (
    <section aria-labelledby="what-to-publish">
      <h2 id="what-to-publish">{t('publish-what')}</h2>
      <ul className={styles.types}>
        {types.map(offered => (
          <li key={offered.type}>
            <Icon svg={icons[offered.type]} size={28} />
            <div>
              <h3>{t(contentTypeMessages[offered.type].one)}</h3>
              <p>{t(textKeys[offered.type])}</p>
            </div>
            {button(offered)}
          </li>
        ))}
      </ul>
    </section>
  )
}
