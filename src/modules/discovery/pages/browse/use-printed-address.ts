import { useHref } from 'react-router'
import { useSite } from '../../../sites/pages/use-site.ts'

/** A path of this site as it has to be written on paper: whole, where the site's own address is known, and in the language of the page. */
export function usePrintedAddress(path: string): string {
  const href = useHref(path)
  return `${useSite()?.origin ?? ''}${href}`
}
