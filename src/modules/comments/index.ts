/** What other modules use of the server code of comments; they import nothing else of them (decision 0106). */

export { listCommentsOnPosts } from './data/comment.ts'
export { resolveCommentFlags } from './data/comment-moderation.ts'
export { listCommentsToExport, restoreComments } from './data/comment-transfer.ts'
export { noteCommentEvent } from './data/comment-writing.ts'
export { commentIdsOfPost } from './data/commented.ts'
