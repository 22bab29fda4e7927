export const maxPostTitleLength = 200
export const maxExcerptLength = 500
export const maxAuthorNameLength = 100
export const maxSlugLength = 100
