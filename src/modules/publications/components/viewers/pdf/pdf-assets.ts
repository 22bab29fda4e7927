/** The folder of this site with what the PDF reader looks up: character maps, standard fonts, decoders of images (serve/pdf-assets.ts). */
export const pdfAssets = (version: string): string => `/assets/pdf-reader/${version}/`

export const pdfAssetFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const
