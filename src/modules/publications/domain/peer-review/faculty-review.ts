/**
 * Whether an article is a faculty review: its reviewers were asked before publication and are named, without their reports. Nothing but
 * the publisher's own name of its type tells it from other reviews.
 */
export const isFacultyReview = (typeName: string | null): boolean => /\bfaculty reviews?\b/i.test(typeName ?? '')
