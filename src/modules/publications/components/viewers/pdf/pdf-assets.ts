/** The folder of this site with the PDF viewer's resources: character maps, standard fonts, image decoders (serve/pdf-assets.ts). */
export const pdfAssets = (version: string): string => `/assets/pdf-reader/${version}/`

export const pdfAssetFolders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const
