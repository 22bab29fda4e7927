import type { LoaderFunctionArgs } from 'react-router'
import { href } from '../../../core/http/href.ts'
import { brandLinks, forDevelopers } from '../../../modules/sites/pages/gallery.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { origin, platform } = forDevelopers(context)
  return { brands: brandLinks(origin, href('/styleguide')), current: platform.key }
}
