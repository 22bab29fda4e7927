import type { useLoaderData } from 'react-router'
import type { loader } from './load.ts'

/** What the page shows. */
export type Comparison = ReturnType<typeof useLoaderData<typeof loader>>
