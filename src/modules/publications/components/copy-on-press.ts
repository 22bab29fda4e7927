import type { Text } from '../../sites/text/text.tsx'

/** Copies a link when it is asked for. What that takes is loaded then: few readers do it, and every article has the buttons. */
export async function copyOnPress(url: string, text: Pick<Text, 't'>): Promise<void> {
  const { copyLink } = await import('./copy-link.ts')
  await copyLink(url, text)
}
