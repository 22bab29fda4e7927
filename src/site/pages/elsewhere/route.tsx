export { itemHeaders as headers } from '../../item-headers.ts'
export { loader } from './load.ts'
export { ElsewherePage as default } from './page.tsx'
