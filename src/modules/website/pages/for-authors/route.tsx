export { loader } from './load.ts'
export { ForAuthorsPage as default } from './page.tsx'
