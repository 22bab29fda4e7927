import { useRef } from 'react'
import { pathFromTitle } from '../../../domain/site-pages/page-path.ts'

/**
 * Fills the path from the title while it is untouched: empty, or as it was filled last. The handler is called on input of the fields that
 * make the path, before the form reads its entries.
 */
export function usePathFromTitle(
  gateways: readonly { value: string; path: string }[],
): (event: React.SyntheticEvent<HTMLInputElement | HTMLSelectElement>) => void {
  const filled = useRef('')
  return ({ currentTarget: { form } }) => {
    const [title, path, gateway] = ['title', 'path', 'gateway'].map(name => form?.elements.namedItem(name))
    if (!(title instanceof HTMLInputElement && path instanceof HTMLInputElement) || path.value !== filled.current) return
    const chosen = gateway instanceof HTMLSelectElement ? gateways.find(({ value }) => value === gateway.value) : undefined
    filled.current = pathFromTitle(title.value, chosen?.path ?? null)
    path.value = filled.current
  }
}
