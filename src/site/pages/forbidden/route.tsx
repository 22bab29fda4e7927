import { notAuthorised } from '../../failures.ts'

export function loader(): never {
  throw notAuthorised()
}
export default function Forbidden() {
  return null
}
