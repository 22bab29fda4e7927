export { loadOfSubmissions as loader } from './load.ts'
export { HandOffPage as default } from './page.tsx'
