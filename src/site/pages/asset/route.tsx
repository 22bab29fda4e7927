export { itemHeaders as headers } from '../../item-headers.ts'
export { loader } from './load.ts'
export { AssetPage as default } from './page.tsx'
