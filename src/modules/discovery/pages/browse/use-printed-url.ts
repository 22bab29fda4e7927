import { useHref } from 'react-router'
import { useSite } from '../../../sites/pages/use-site.ts'

/** The URL to print for a path: absolute where the site's origin is known, and in the language of the page. */
export function usePrintedUrl(path: string): string {
  const href = useHref(path)
  return `${useSite()?.origin ?? ''}${href}`
}
