export { loader } from './load.ts'
export { SitePage as default } from './page.tsx'
