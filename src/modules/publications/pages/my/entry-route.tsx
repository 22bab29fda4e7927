import { redirect } from 'react-router'

/** What an account's holder finds first. */
export const loader = () => redirect('/my/submissions')

export default function MyActivities() {
  return null
}
