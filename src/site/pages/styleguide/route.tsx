export { loader } from './load.ts'
export { StyleguidePage as default } from './page.tsx'
