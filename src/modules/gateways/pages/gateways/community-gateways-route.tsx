export { communityGatewaysLoader as loader } from './load.ts'
export { GatewaysPage as default } from './page.tsx'
