/** The publications that a user may see: published ones alone, or drafts too. */
export type Scope = 'published' | 'all'
