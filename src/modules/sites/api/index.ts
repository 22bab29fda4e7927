/** What other modules use of the routes of sites; they import nothing else of them (decision 0106). */
export { presentPlatform } from './platform/routes.ts'
export { platformSchema } from './platform/schemas.ts'
