import { redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'

export const loader = () => redirect(href('/my/submissions'))

export default function MyActivities() {
  return null
}
