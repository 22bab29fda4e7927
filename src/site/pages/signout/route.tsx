export { action, loader } from './load.ts'
export { SignOutPage as default } from './page.tsx'
