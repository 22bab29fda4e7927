/** The parts of a page, a post or another part of the site whose revisions are compared, in their order. */
export const revisionFields = [
  ...(['title', 'name', 'path', 'description', 'excerpt', 'body', 'leftSidebar', 'rightSidebar'] as const),
  ...(['anchoredMenuItems', 'layout', 'fullWidth', 'redirectTo'] as const),
  ...(['menu', 'members', 'subjects', 'numbers', 'bio', 'picture', 'account'] as const),
] as const
export type RevisionField = (typeof revisionFields)[number]
