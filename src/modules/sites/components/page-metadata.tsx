import { useEffect } from 'react'

/** The elements that item-head.ts writes. */
const tags = '[name^="citation_"], [name^="DC."], [rel="schema.DC"], [type="application/ld+json"]'

interface PageMetadataProps {
  /** Changes with what is described. */
  name: string
  /** Null where the document came with the tags in its head. */
  html: string | null
}

/** Keeps the metadata of the current page in the head: reference managers read it at any time. */
export function PageMetadata({ name, html }: PageMetadataProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name tells one document's tags from another's.
  useEffect(() => {
    if (html !== null) document.head.insertAdjacentHTML('beforeend', html)
    return () => {
      for (const tag of document.head.querySelectorAll(tags)) tag.remove()
    }
  }, [name, html])
  return null
}
