/**
 * In the place of a mailed link's secret, once the link has done what it was for: that page can be loaded again, and has no secret in its
 * address. No secret is as short.
 */
export const doneMark = 'done'
