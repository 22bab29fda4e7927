/** The last action on the board, as the URL has it. */
export const boardDone = ['member', 'removed', 'subjects', 'statistics', 'restored', 'up', 'down'] as const
export type BoardDone = (typeof boardDone)[number]
