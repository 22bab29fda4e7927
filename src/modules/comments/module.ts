import type { Application } from '../sites/index.ts'
import type { CommentDependencies } from './use-cases/comment-dependencies.ts'
import { createComments } from './use-cases/comments.ts'

export const startComments = ({ database: { kysely } }: Application, dependencies: Omit<CommentDependencies, 'kysely'>) => ({
  comments: createComments({ kysely, ...dependencies }),
})
