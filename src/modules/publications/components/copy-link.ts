import { showAlert } from '../../../ui/alert-store.ts'
import { copyText } from '../../../ui/copy-text.ts'
import type { Text } from '../../sites/text/text.tsx'

/** Copies a link and says so; where the browser refuses, the link is shown to be copied by hand. */
export async function copyLink(url: string, { t }: Pick<Text, 't'>): Promise<void> {
  if (await copyText(url)) showAlert({ type: 'SUCCESS', message: t('link-copied') })
  else showAlert({ type: 'INFO', duration: 'long', message: t('link-to-copy', { url }) })
}
