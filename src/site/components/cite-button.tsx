import quote from '@tabler/icons/outline/quote.svg?raw'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { type Citable, citePath } from '../../domain/citation/citable.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../text/text.tsx'

const CiteDialog = lazy(() => import('./cite-dialog.tsx'))

interface CiteButtonProps {
  citable: Citable
  variant?: 'secondary' | 'quiet'
}

/** A link to the page that cites the item; with script, its dialog, which is fetched when it is asked for. */
export function CiteButton({ citable, variant = 'secondary' }: CiteButtonProps) {
  const { say } = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Link
        to={citePath(citable)}
        rel="nofollow"
        {...buttonLook({ variant, size: 'small' })}
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon svg={quote} /> {say('cite')}
      </Link>
      {/* A dialog cannot stand in a paragraph or speak an article's language: it stands by itself. */}
      {open &&
        createPortal(
          <Suspense>
            <CiteDialog
              citable={citable}
              title={say(citable.kind === 'report' ? 'cite-report' : 'cite-work')}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
