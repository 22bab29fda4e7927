export { loader } from './gateway-load.ts'
export { GatewayPublishPage as default } from './gateway-page.tsx'
