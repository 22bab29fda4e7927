import { formatFileSize } from '../../../../../core/text/file-size.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { imageValues } from './image-entries.ts'

/** The messages of a file field for images. */
export function useFileMessages() {
  const { t, language } = useText()
  return {
    prompt: t('media-drop'),
    tooLarge: (name: string) => t('media-problem-too-large', imageValues(name)),
    invalidType: (name: string) => t('media-problem-wrong-type', { name }),
    size: (bytes: number) => formatFileSize(bytes, language),
  }
}
