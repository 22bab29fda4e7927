export { loader } from './load.ts'
export { AssetPage as default } from './page.tsx'
