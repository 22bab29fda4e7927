/// <reference types="vite/client" />
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

export const fonts = [archivo, serif]
