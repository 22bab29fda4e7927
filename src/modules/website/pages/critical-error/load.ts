import { data } from 'react-router'

/** What every page needs is missing for a while: search engines come back later, and keep the pages that they know. */
export const loader = () => data(null, { status: 503 })
