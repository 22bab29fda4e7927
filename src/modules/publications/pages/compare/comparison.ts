import type { useLoaderData } from 'react-router'
import type { loader } from './load.ts'

/** The page shows this. */
export type Comparison = ReturnType<typeof useLoaderData<typeof loader>>
