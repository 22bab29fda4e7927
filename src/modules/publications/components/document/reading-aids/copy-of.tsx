import { useLayoutEffect, useRef } from 'react'

interface CopyOfProps {
  /** Part of the ready text of the page. */
  source: Element
  className?: string | undefined
  /** Parts that the copy goes without, as a selector. */
  without?: string
  lang?: string | undefined
}

/** The content of an element of the page once more, with the ids left to the original. */
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
