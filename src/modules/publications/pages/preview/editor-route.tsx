export { pageHeaders as headers } from '../../../../site/page-headers.ts'
export { editorLoader as loader } from './load.ts'
export { NoEditorPage as default } from './no-editor-page.tsx'
