/// <reference types="vite/client" />
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import serif from '../../ui/fonts/source-serif-4-latin.woff2?url'

export const fonts = [figtree, serif]
