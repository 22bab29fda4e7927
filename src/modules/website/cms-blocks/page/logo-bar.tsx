import { PlainLink } from '../../../../ui/link.tsx'
import shared from '../../../gateways/components/blocks.module.css'
import { LibraryImage } from '../../../sites/components/library-image.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import { BlockSection } from './block-section.tsx'

export function LogoBar({ block: { title, logos } }: { block: BlockOf<'logo-bar'> }) {
  const { t } = useText()
  return (
    <BlockSection kind="logo-bar" title={title}>
      <ul className={shared.logos} aria-label={title ?? t('page-logos')}>
        {logos.map(({ name, picture, href }) => {
          const image = <LibraryImage picture={picture} alt={name} widest={192} />
          return <li key={name}>{href === null ? image : <PlainLink href={href}>{image}</PlainLink>}</li>
        })}
      </ul>
    </BlockSection>
  )
}
