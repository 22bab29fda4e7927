/** What other modules use of the routes of accounts; they import nothing else of them (decision 0106). */
export { allowed, allowedSomewhere, refusalError, signInNeeded } from './who.ts'
