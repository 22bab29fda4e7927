/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Comments } from '../use-cases/comments.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface CommentsServices {
  comments: Comments
}
export const commentsContext = createContext<CommentsServices>()
