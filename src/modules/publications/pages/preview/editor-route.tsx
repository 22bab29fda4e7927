export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { editorLoader as loader } from './load.ts'
export { NoEditorPage as default } from './no-editor-page.tsx'
