export { action, loader } from './load.ts'
export { clientAction, LoginPage as default } from './page.tsx'
