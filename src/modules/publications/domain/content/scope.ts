/** What of the library somebody may be told: what is published, or drafts too. */
export type Scope = 'published' | 'all'
