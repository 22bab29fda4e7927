/** What other modules use of the routes of publications; they import nothing else of them (decision 0106). */
export { presentListItem } from './content/present-content.ts'
export { contentFilterSchema, contentListItemSchema } from './content/schemas.ts'
