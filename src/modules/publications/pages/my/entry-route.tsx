import { redirect } from 'react-router'

/** The first page of a user's own area. */
export const loader = () => redirect('/my/submissions')

export default function MyActivities() {
  return null
}
