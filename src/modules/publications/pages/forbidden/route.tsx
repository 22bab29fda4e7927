import { notAuthorised } from '../../../sites/pages/failures.ts'

export function loader(): never {
  throw notAuthorised()
}
export default function Forbidden() {
  return null
}
