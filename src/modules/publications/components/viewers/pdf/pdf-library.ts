/**
 * Mozilla's PDF reader (docs/decisions/0021). It is large and comes by `import()` alone, once somebody looks at a PDF. Its parts stand in
 * this order because the second finds the first on the global object.
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
 * Begins to read a PDF from a file of this site. Only the parts that are looked at are asked for. Forms, scripts and attachments of the
 * file are never run: their layer is not made.
 */
export function readPdf(url: string) {
  const assets = pdfAssets(version)
  return getDocument({
    url,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    // What is odd about a file is its author's affair; what cannot be shown is told to the reader.
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
  })
}
