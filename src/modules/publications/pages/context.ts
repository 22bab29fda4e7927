/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Citations } from '../use-cases/citation/citations.ts'
import type { Editorial } from '../use-cases/editorial/editorial.ts'
import type { MyWork } from '../use-cases/my-work.ts'
import type { Reading } from '../use-cases/reading/reading.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface PublicationsServices {
  reading: Reading
  editorial: Editorial
  citations: Citations
  /** These are what a user has written and reviewed, and what waits for staff. */
  work: MyWork
}
export const publicationsContext = createContext<PublicationsServices>()
