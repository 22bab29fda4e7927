/// <reference types="vite/client" />

import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url'
import serif from '../../ui/fonts/source-serif-4-latin.woff2?url'

export const fonts = [workSans, serif]
