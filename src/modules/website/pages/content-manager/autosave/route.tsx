export { autosaveAction as action, autosaveLoader as loader } from './load.ts'
