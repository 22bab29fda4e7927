import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, type LinkProps } from 'react-router'

interface OpensInPlaceProps extends LinkProps {
  /** Renders the content that opens over the page; it is fetched on demand. */
  show: (close: () => void) => ReactNode
  /** A fragment of the URL, such as `#add-comment`, with which the page opens it. */
  opensAt?: string | undefined
}

/** A link to a page; with script, what the page holds opens over the one that is read. */
export function OpensInPlace({ show, opensAt, children, ...link }: OpensInPlaceProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (opensAt && opensAt === location.hash) setOpen(true)
  }, [opensAt])
  return (
    <>
      <Link
        {...link}
        rel="nofollow"
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Link>
      {/* A portal, because a dialog may not stand in a paragraph, nor inherit an article's language. */}
      {isOpen && createPortal(<Suspense>{show(() => setOpen(false))}</Suspense>, document.body)}
    </>
  )
}
