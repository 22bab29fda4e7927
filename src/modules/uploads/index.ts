/** What other modules use of the server code of uploads; they import nothing else of them (decision 0106). */
export { receiveForm } from './use-cases/receive-form.ts'
export { createUnusedUploads } from './use-cases/unused-uploads.ts'
export type { Refused, TakenUpload, Uploads } from './use-cases/uploads.ts'
