/** Normalises multi-line text for storage. It is plain text, and pages show it as such. */
export function normaliseText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const paragraphsOf = (text: string): string[] => text.split('\n\n')
