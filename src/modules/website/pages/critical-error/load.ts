import { data } from 'react-router'

/** 503 makes search engines come back later and keep the pages that they have indexed. */
export const loader = () => data(null, { status: 503 })
