/**
 * Replaces the secret in the URL once the link has been used: the page can be reloaded, and its URL holds no secret. Every real secret is
 * longer.
 */
export const doneMark = 'done'
