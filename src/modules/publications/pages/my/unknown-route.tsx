import { pageNotFound } from '../../../../site/failures.ts'

export function loader(): never {
  throw pageNotFound()
}

export default function UnknownActivity() {
  return null
}
