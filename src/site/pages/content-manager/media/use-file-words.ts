import { formatFileSize } from '../../../../domain/text/file-size.ts'
import { useText } from '../../../text/text.tsx'
import { imageValues } from './image-entries.ts'

/** What a field for images says. */
export function useFileWords() {
  const { say, language } = useText()
  return {
    prompt: say('media-drop'),
    tooLarge: (name: string) => say('media-problem-too-large', imageValues(name)),
    wrongType: (name: string) => say('media-problem-wrong-type', { name }),
    size: (bytes: number) => formatFileSize(bytes, language),
  }
}
