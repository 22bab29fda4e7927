export { loader } from './load.ts'
export { HomePage as default } from './page.tsx'
