import { redirect } from 'react-router'

export const loader = () => redirect('/my/submissions')

export default function MyActivities() {
  return null
}
