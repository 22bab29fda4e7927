export { htmlLoader as loader } from './load.ts'
