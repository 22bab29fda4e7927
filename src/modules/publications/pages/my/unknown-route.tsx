import { pageNotFound } from '../../../sites/pages/failures.ts'

export function loader(): never {
  throw pageNotFound()
}

export default function UnknownActivity() {
  return null
}
