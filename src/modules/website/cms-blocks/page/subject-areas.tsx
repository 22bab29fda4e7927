import { Link } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import shared from '../../../gateways/components/blocks.module.css'
import { useText } from '../../../sites/text/text.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import { BlockSection } from './block-section.tsx'
import { usePageData } from './page-data.ts'

/** Links to browse for each of the broadest subjects, without parameters. */
export function SubjectAreas({ block }: { block: BlockOf<'subject-areas'> }) {
  const { t } = useText()
  const found = usePageData()
  if (found.state === 'loading' || found.data.subjects === null || found.data.subjects.length === 0) return null
  return (
    <BlockSection kind="subject-areas" title={block.title ?? t('page-subject-areas')}>
      <ul className={shared.areas}>
        {found.data.subjects.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
      <p className={shared.more}>
        <Link to={href('/browse')}>{t('page-browse-all')}</Link>
      </p>
    </BlockSection>
  )
}
