import type { AccessRequest } from '../../../../core/access/visible-to.ts'

/**
 * The publications that a query finds: published ones alone; everything, for the server itself; or what is published and what the access
 * table gives to the user of a request.
 */
export type Scope = 'published' | 'all' | AccessRequest
