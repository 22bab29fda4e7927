/// <reference types="vite/client" />
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import serif from '../../ui/fonts/source-serif-4-latin.woff2?url'

export const fonts = [publicSans, serif]
