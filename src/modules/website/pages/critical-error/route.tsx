export { loader } from './load.ts'
export { CriticalErrorPage as default } from './page.tsx'
