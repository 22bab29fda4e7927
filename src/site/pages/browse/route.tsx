export { itemHeaders as headers } from '../../item-headers.ts'
export { loader } from './load.ts'
export { BrowsePage as default } from './page.tsx'
