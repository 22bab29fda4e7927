export { loader } from './load.ts'
export { ComparePage as default } from './page.tsx'
