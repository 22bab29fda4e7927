/**
 * Shortens files of the icon set that are imported as text to what an icon draws of them (./icon.tsx): every file says thrice as much about its
 * frame, its strokes and its name.
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The frame of 24 by 24 that every file of the icon set draws to say how large it is. */
const emptyFrame = /<path stroke="none" d="M0 0h24v24H0z" fill="none"\s*\/>/

/** @param svg a file of the icon set @returns `<svg>`, for a filled one `<svg fill="currentColor">`, with the content of the file alone */
export function shortenIcon(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1
  const content = svg.slice(start, svg.lastIndexOf('</svg>')).replace(emptyFrame, '').replace(/>\s+</g, '><').trim()
  return `<svg${svg.slice(0, start).includes('fill="currentColor"') ? ' fill="currentColor"' : ''}>${content}</svg>`
}

export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    enforce: 'pre',
    async load(id) {
      const [, file] = /^(.*\/@tabler\/icons\/.*\.svg)\?raw$/.exec(id.replaceAll('\\', '/')) ?? []
      if (file === undefined) return null
      return { code: `export default ${JSON.stringify(shortenIcon(await readFile(file, 'utf8')))}`, moduleType: 'js', map: null }
    },
  }
}
