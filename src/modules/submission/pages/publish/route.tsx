export { loader } from './load.ts'
export { PublishPage as default } from './page.tsx'
