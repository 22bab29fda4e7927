/**
 * Mozilla's PDF viewer (docs/decisions/0021). It is large, so it is loaded by `import()` alone, when somebody views a PDF. The imports are
 * in this order because the second finds the first on the global object.
 */
import { AnnotationMode, GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel, version } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import {
  EventBus,
  FindState,
  LinkTarget,
  PDFFindController,
  PDFLinkService,
  PDFSinglePageViewer,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs'
import { pdfAssets } from './pdf-assets.ts'

export {
  AnnotationMode,
  EventBus,
  FindState,
  LinkTarget,
  type PDFDocumentProxy,
  PDFFindController,
  PDFLinkService,
  PDFSinglePageViewer,
  PDFViewer,
}

GlobalWorkerOptions.workerSrc = workerAddress

/**
 * Opens a PDF of this site. Only the parts in view are requested. Forms, scripts and attachments of the file never run, because their layer
 * is not created.
 */
export function readPdf(url: string) {
  const assets = pdfAssets(version)
  return getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    // Warnings about a file do not concern its readers; errors are shown to them.
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
  })
}
