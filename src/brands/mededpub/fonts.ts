/// <reference types="vite/client" />
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import serif from '../../ui/fonts/source-serif-4-latin.woff2?url'

export const fonts = [hankenGrotesk, serif]
