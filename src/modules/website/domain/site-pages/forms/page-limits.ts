export const maxPageTitleLength = 200
export const maxDescriptionLength = 500
/** Characters of the body with its blocks, and of each sidebar. */
export const maxBodyLength = 200_000
/** Widgets of each sidebar. */
export const maxWidgets = 12
