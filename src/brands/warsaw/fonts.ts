/// <reference types="vite/client" />
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

export const fonts = [lora, sans]
