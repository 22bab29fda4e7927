export { loader } from './load.ts'
export { BrowsePage as default } from './page.tsx'
