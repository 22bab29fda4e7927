/** What has just been done with the board, as its address says it. */
export const boardDone = ['member', 'removed', 'subjects', 'statistics', 'restored', 'up', 'down'] as const
export type BoardDone = (typeof boardDone)[number]
