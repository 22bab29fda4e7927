/// <reference types="vite/client" />
import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

export const fonts = [literata, sans]
