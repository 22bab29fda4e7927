import { formatFileSize } from '../../../../domain/text/file-size.ts'
import { useText } from '../../../text/text.tsx'
import { pictureValues } from './picture-entries.ts'

/** What a field for pictures says. */
export function useFileWords() {
  const { say, language } = useText()
  return {
    prompt: say('media-drop'),
    tooLarge: (name: string) => say('media-problem-too-large', pictureValues(name)),
    wrongType: (name: string) => say('media-problem-wrong-type', { name }),
    size: (bytes: number) => formatFileSize(bytes, language),
  }
}
