export { loader } from './load.ts'
export { CitePage as default } from './page.tsx'
