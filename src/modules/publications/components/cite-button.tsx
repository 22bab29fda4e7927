import quote from '@tabler/icons/outline/quote.svg?raw'
import { lazy } from 'react'
import { buttonLook } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { OpensInPlace } from '../../sites/components/opens-in-place.tsx'
import { useText } from '../../sites/text/text.tsx'
import { type Citable, citePath } from '../domain/citation/citable.ts'

const CiteDialog = lazy(() => import('./cite-dialog.tsx'))

interface CiteButtonProps {
  citable: Citable
  variant?: 'secondary' | 'quiet'
}

/** A link to the citation page; with scripts, it opens the dialog. */
export function CiteButton({ citable, variant = 'secondary' }: CiteButtonProps) {
  const { t } = useText()
  return (
    <OpensInPlace
      to={citePath(citable)}
      {...buttonLook({ variant, size: 'small' })}
      show={close => <CiteDialog citable={citable} title={t(citable.kind === 'report' ? 'cite-report' : 'cite-work')} onClose={close} />}
    >
      <Icon svg={quote} /> {t('cite')}
    </OpensInPlace>
  )
}
