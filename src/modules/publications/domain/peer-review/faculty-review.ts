/**
 * Whether an article is a faculty review: reviewers were asked before publication and are named, without their reports. Only the
 * publisher's own name for its type distinguishes it from other reviews.
 */
export const isFacultyReview = (typeName: string | null): boolean => /\bfaculty reviews?\b/i.test(typeName ?? '')
