/// <reference types="vite/client" />
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import serif from '../../ui/fonts/source-serif-4-latin.woff2?url'

export const fonts = [archivo, serif]
