export { pageHeaders as headers } from '../../page-headers.ts'
export { loader } from './load.ts'
export { ProviderCallbackPage as default } from './page.tsx'
