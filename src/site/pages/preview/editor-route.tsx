export { editorLoader as loader } from './load.ts'

export default function Editor() {
  return null
}
