import { useLayoutEffect, useRef } from 'react'

interface CopyOfProps {
  /** An element in the page's ready text. */
  source: Element
  className?: string | undefined
  /** A selector of parts to leave out. */
  without?: string
  lang?: string | undefined
}

/** A copy of an element's content without ids, which stay unique on the page. */
export function CopyOf({ source, className, without, lang }: CopyOfProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const copy = document.createDocumentFragment()
    for (const child of source.childNodes) copy.append(child.cloneNode(true))
    for (const element of copy.querySelectorAll('[id]')) element.removeAttribute('id')
    if (without !== undefined) for (const element of copy.querySelectorAll(without)) element.remove()
    place.current?.replaceChildren(copy)
  }, [source, without])
  return <div ref={place} className={className} lang={lang} />
}
