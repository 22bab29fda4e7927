export { loadOfAny as loader } from './load.ts'
export { SubmissionRedirectPage as default } from './page.tsx'
