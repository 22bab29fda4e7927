import type { Showing } from '../../domain/site-pages/forms/publishing-entries.ts'

/** The last action on a page or post, as the query parameter `done` has it. */
export const editsDone = ['saved', 'published', 'scheduled', 'hidden', 'unscheduled', 'restored', 'kept'] as const
export type EditDone = (typeof editsDone)[number]

export const isEditDone = (text: string): text is EditDone => editsDone.some(each => each === text)

export const editDone = (showing: Showing): EditDone => (showing === 'draft' ? 'saved' : showing === 'now' ? 'published' : 'scheduled')
