export { action, loader } from './load.ts'
export { SessionsPage as default } from './page.tsx'
